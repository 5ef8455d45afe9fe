/** Pexels itself, `/services/pexels/v1/…`, as its public documentation describes the three calls that a site makes, and its pictures. */
import {
	mockPage,
	type Mock,
	type Page,
	type PageRequest,
} from '#shared/request';
import { pngOf } from './drawing.mock';

/** Search terms and IDs with special responses. */
export const SPECIAL_AT_PEXELS = {
	/** Found by nobody. */
	nothing: 'nothing',
	/** A photograph whose texts are an attack. */
	hostile: 666,
	/** A photograph that is no picture: an SVG that is called `.jpeg`. */
	svg: 667,
	/** A photograph whose file is not there any more. */
	gone: 668,
	/** A photograph of 4000 pixels. */
	large: 669,
	/** A photograph with its file at another server. */
	elsewhere: 670,
	/** A revoked Pexels key. */
	revoked: 'revoked',
} as const;

/** Photographs that it has for all words but one. */
const FOUND = 45;

const MAKERS = [ 'Mina Okafor', 'Jonas Lind', 'Ana Sá' ];

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

/** A photograph as the service describes it. */
function photo( id: number, words: string, origin: string ) {
	const { hostile, large, elsewhere } = SPECIAL_AT_PEXELS;
	const base = `${
		id === elsewhere
			? `${ origin }/services/elsewhere`
			: `${ origin }/services/pexels-pictures`
	}/photos/${ id }/pexels-photo-${ id }.jpeg`;
	const sized = ( width: number ) =>
		`${ base }?auto=compress&cs=tinysrgb&w=${ width }`;
	const isHostile = id === hostile;
	return {
		id,
		width: id === large ? 4000 : 640,
		height: id === large ? 3000 : 480,
		url: isHostile
			? 'javascript:alert(1)'
			: `https://www.pexels.com/photo/${ id }/`,
		photographer: isHostile
			? '<img src=x onerror=alert(1)>[gallery]Eve'
			: MAKERS[ id % MAKERS.length ],
		photographer_url: isHostile
			? 'https://www.pexels.com/"><script>alert(1)</script>'
			: 'https://www.pexels.com/@someone',
		photographer_id: 7,
		avg_color: '#7A8896',
		src: {
			original: base,
			large2x: sized( 1880 ),
			large: sized( 940 ),
			medium: sized( 350 ),
			small: sized( 130 ),
		},
		liked: false,
		alt: isHostile
			? '<script>alert(1)</script>[gallery ids="1"] ../../shell.php'
			: `${ words } ${ id }`,
	};
}

/** A page of photographs, and the address of the next one. */
function page( words: string, { query, origin }: PageRequest ): Page {
	const size = Math.min( 80, Number( query.per_page ?? 15 ) );
	const number = Number( query.page ?? 1 );
	const total = words === SPECIAL_AT_PEXELS.nothing ? 0 : FOUND;
	const start = ( number - 1 ) * size;
	return answer( {
		page: number,
		per_page: size,
		total_results: total,
		photos: Array.from(
			{ length: Math.max( 0, Math.min( size, total - start ) ) },
			( _, index ) => photo( 1001 + start + index, words, origin )
		),
		...( start + size < total
			? {
					next_page: `https://api.pexels.com/v1/search/?page=${ number + 1 }`,
				}
			: {} ),
	} );
}

const call = ( path: string, reply: ( request: PageRequest ) => Page ): Mock =>
	mockPage( { path: `/v1${ path }` as string, service: 'pexels' } ).reply(
		( request ) =>
			/^(?!revoked)[\w-]{20,}$/.test( request.authorization )
				? reply( request )
				: answer( { error: 'Invalid API key', status: 401 }, 401 )
	);

export const serviceMocks: readonly Mock[] = [
	call( '/search', ( request ) =>
		page( request.query.query ?? '', request )
	),
	call( '/curated', ( request ) => page( 'Curated', request ) ),
	call( '/photos/{id}', ( { params: { id = '' }, origin } ) =>
		/^\d{1,4}$/.test( id )
			? answer( photo( Number( id ), 'Photo', origin ) )
			: answer( { status: 404, error: 'Not Found' }, 404 )
	),
	mockPage( {
		service: 'pexels-pictures',
		path: '/photos/{id}/{name}',
	} ).reply( ( { params: { id }, query: { w: width } } ): Page => {
		switch ( Number( id ) ) {
			case SPECIAL_AT_PEXELS.svg:
				return {
					headers: { 'Content-Type': 'image/jpeg' },
					body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
				};
			case SPECIAL_AT_PEXELS.gone:
				return { status: 404, body: 'Gone' };
		}
		const wide = Math.min( 1280, Number( width ) || 640 );
		return {
			headers: { 'Content-Type': 'image/png' },
			body: pngOf(
				Number( id ),
				Math.floor( wide / 8 ) * 8,
				Math.round( wide * 0.75 )
			),
		};
	} ),
];
