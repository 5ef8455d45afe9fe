/** Instagram itself, `/services/instagram/…`, as its documentation describes the few calls that a site makes. */
import {
	mockPage,
	type Mock,
	type MockSurroundings,
	type Page,
	type PageRequest,
} from '#shared/request';
import { picture } from './mock-pictures';

/** Posts of a bakery, the newest first: what was written, and whether it is a film. */
export const POSTS: readonly ( readonly [
	caption: string,
	isVideo?: true,
] )[] = [
	[ 'First light over the harbour, first loaves out of the oven.' ],
	[ 'Rye & spelt, three days old and better for it. #sourdough' ],
	[ 'How we shape a batard, in forty seconds.', true ],
	[ 'Cardamom buns are back on Saturdays.' ],
	[ '<b>New</b> opening hours: see the [gallery] on our site.' ],
	[ '' ],
	[ 'The mill on the hill, where our flour comes from.' ],
	[ 'Ostsee-Brötchen, frisch aus dem Ofen – guten Morgen!' ],
	[ 'خبز طازج كل صباح' ],
	[ 'Plum tart, while there are plums.' ],
	[ 'A quiet Monday.' ],
	[ 'Twelve baskets for the Friday market.' ],
];

/** The account: its token, what is wrong with it, and what it has posted. */
const accountOf = ( { state }: MockSurroundings ) =>
	state( 'instagram', {
		username: 'harbour.bakery',
		/** Whether the token counts as revoked. */
		isRevoked: false,
		renewals: 0,
	} );

const json = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

/** Whether the mock accepts the token of a request. Tokens that contain `revoked` have expired. */
const ifKnown = ( request: PageRequest, answer: () => Page ): Page =>
	/^IG\w{30,}$/.test( request.query.access_token ?? '' ) &&
	! request.query.access_token?.includes( 'revoked' ) &&
	! accountOf( request ).isRevoked
		? answer()
		: json(
				{
					error: {
						message: 'Error validating access token.',
						type: 'OAuthException',
						code: 190,
					},
				},
				400
			);

export const serviceMocks: readonly Mock[] = [
	mockPage( { path: '/me', service: 'instagram' } ).reply( ( request ) =>
		ifKnown( request, () =>
			json( {
				user_id: '17841400000000001',
				username: accountOf( request ).username,
				id: '9001',
			} )
		)
	),
	mockPage( { path: '/me/media', service: 'instagram' } ).reply(
		( request ) =>
			ifKnown( request, () =>
				json( {
					data: POSTS.map( ( [ caption, isVideo ], index ) => {
						const address = `https://scontent.cdninstagram.com/pictures/${ index + 1 }?signature=${ request.nextId( 'signature' ) }`;
						return {
							id: `1800000000000${ 100 + index }`,
							...( caption ? { caption } : {} ),
							media_type: isVideo ? 'VIDEO' : 'IMAGE',
							media_url: isVideo
								? 'https://scontent.cdninstagram.com/film.mp4'
								: address,
							...( isVideo ? { thumbnail_url: address } : {} ),
							permalink: `https://www.instagram.com/p/Harbour${ index + 1 }/`,
							timestamp: '2026-11-01T07:00:00+0000',
							username: accountOf( request ).username,
						};
					} ),
				} )
			)
	),
	mockPage( { path: '/refresh_access_token', service: 'instagram' } ).reply(
		( request ) =>
			ifKnown( request, () => {
				accountOf( request ).renewals++;
				return json( {
					access_token: `IGAArenewedrenewedrenewedrenewedrenewed${ accountOf( request ).renewals }`,
					token_type: 'bearer',
					expires_in: 60 * 24 * 3600,
				} );
			} )
	),
	mockPage( { path: '/pictures/{number}', service: 'instagram' } ).reply(
		( { params: { number } } ) => ( {
			headers: { 'Content-Type': 'image/png' },
			body: picture( Number( number ) ),
		} )
	),
];
