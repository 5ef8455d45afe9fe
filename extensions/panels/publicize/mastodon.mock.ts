/** A Mastodon server, `/services/mastodon/api/…`, as its public documentation describes the few calls that a site makes. */
import {
	mockPage,
	type Mock,
	type MockSurroundings,
	type Page,
	type PageRequest,
} from '#shared/request';

type Status = { id: string; status: string; [ name: string ]: unknown };

/** Returns the posted statuses. */
const posted = ( { state }: MockSurroundings ) =>
	state( 'mastodon', { statuses: [] as Status[] } );

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

/** Tokens that begin with `revoked` are none any more, and those that begin with `reading` may not post. */
const refusal = (
	{ authorization }: PageRequest,
	isPost = false
): Page | null => {
	if ( ! /^Bearer (?!revoked)[\w-]{20,}$/.test( authorization ) ) {
		return answer( { error: 'The access token is invalid' }, 401 );
	}
	return isPost && authorization.startsWith( 'Bearer reading' )
		? answer(
				{ error: 'This action is outside the authorized scopes' },
				403
			)
		: null;
};

/** The server's instance data. */
const SERVER = {
	domain: 'social.example',
	configuration: {
		statuses: { max_characters: 500, characters_reserved_per_url: 23 },
	},
};

export const mastodonMocks: readonly Mock[] = [
	mockPage( {
		path: '/api/v1/accounts/verify_credentials',
		service: 'mastodon',
	} ).reply(
		( request ) =>
			refusal( request ) ??
			answer( { id: '1', username: 'bakery', acct: 'bakery' } )
	),
	mockPage( { path: '/api/v2/instance', service: 'mastodon' } ).reply( () =>
		answer( SERVER )
	),
	mockPage( {
		method: 'POST',
		path: '/api/v2/media',
		service: 'mastodon',
	} ).reply( ( request ) => {
		const id = String( 9_000 + request.nextId( 'mastodon-media' ) );
		return (
			refusal( request, true ) ??
			answer( { id, url: `https://social.example/media/${ id }` } )
		);
	} ),
	mockPage( {
		method: 'POST',
		path: '/api/v1/statuses',
		service: 'mastodon',
	} ).reply( ( request ) => {
		const no = refusal( request, true );
		if ( no ) {
			return no;
		}
		const sent = request.data as { status: string; language: string };
		if ( sent.status.includes( 'unprocessable' ) ) {
			return answer(
				{ error: 'Validation failed: Text can’t be blank' },
				422
			);
		}
		const id = String( 110_000 + request.nextId( 'mastodon' ) );
		const status = {
			id,
			...sent,
			url: `https://social.example/@bakery/${ id }`,
		};
		posted( request ).statuses.push( status );
		return answer( status );
	} ),
];
