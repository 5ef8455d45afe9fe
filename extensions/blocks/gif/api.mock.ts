import { html, mock, mockError, mockPage, type Mock } from '#shared/request';
import { RESULTS, lookUpGif, searchGifs, searchKlipy } from './api';

const GIFS: Readonly<
	Record< string, readonly [ title: string, width: number, height: number ] >
> = {
	'3oEjI6SIIHBdRxXI40': [ 'Clapping cat', 480, 270 ],
	JIX9t2j0ZTN9S: [ 'Cat at a keyboard', 245, 245 ],
	mlvseq9yvZhba: [ 'Kitten falls asleep', 400, 300 ],
	VbnUQpnihPSIgIXuZv: [ 'Cat looks around a corner', 480, 480 ],
	o0vwzuFwCGAFO: [ 'Cat writes [a letter]', 400, 302 ],
	ICOgUNjpvO0PC: [ '', 500, 280 ],
	GeimqsH0TLDt4tScGw: [ 'Cat in a hurry', 480, 853 ],
	nR4L10XlJcSeQ: [ 'Two cats, one box', 320, 180 ],
	vFKqnCdLPNOKc: [ 'Cat waves', 220, 165 ],
	BzyTuYCmvSORqs1ABM: [ 'Cat in sunglasses', 480, 360 ],
	l0MYt5jPR6QX5pnqM: [ 'A party', 480, 270 ],
};

const gif = ( id: string, origin: string ) => {
	const [ title, width, height ] = GIFS[ id ] ?? [ '', 480, 270 ];
	const picture = ( name: string ) => ( {
		url: `${ origin }/services/gif-player/pictures/${ id }/${ name }.svg`,
		width: '200',
		height: String( Math.round( ( 200 * height ) / width ) ),
	} );
	return {
		id,
		title,
		embed_url: `https://giphy.com/embed/${ id }`,
		images: {
			original: {
				...picture( 'moving' ),
				width: String( width ),
				height: String( height ),
			},
			fixed_width: picture( 'moving' ),
			fixed_width_still: picture( 'still' ),
		},
	};
};

function drawing( id: string, isMoving: boolean ): string {
	const [ , width, height ] = GIFS[ id ] ?? [ '', 480, 270 ];
	const hue = ( Object.keys( GIFS ).indexOf( id ) * 47 + 200 ) % 360;
	const low = Math.min( width, height );
	const turn = isMoving
		? '<animateTransform attributeName="transform" type="translate" values="0 0;0 -12;0 0" dur="1s" repeatCount="indefinite"/>'
		: '';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ width } ${ height }" width="${ width }" height="${ height }"><rect width="100%" height="100%" fill="hsl(${ hue } 60% 82%)"/><g fill="hsl(${ hue } 45% 32%)">${ turn }<path d="M${ width / 2 - low * 0.3 } ${ height / 2 - low * 0.34 }l${ low * 0.2 } ${ low * 0.14 }h${ low * 0.2 }l${ low * 0.2 } ${ -low * 0.14 }v${ low * 0.4 }a${ low * 0.3 } ${ low * 0.28 } 0 0 1 ${ -low * 0.6 } 0z"/></g></svg>`;
}

/** Whether the API key is invalid. The mock treats keys that start with "revoked" as revoked. */
const isRefused = ( key: string | undefined ) =>
	! key || key.startsWith( 'revoked' );

/** Mocks a GIF service with eleven cat GIFs. A search finds ten for any word except `nothing`. Requires a key. */
export const mocks: readonly Mock[] = [
	mock( searchGifs ).reply(
		( { query: { api_key: key, q, limit }, origin } ) =>
			isRefused( key )
				? mockError( 401, {
						data: [],
						meta: {
							status: 401,
							msg: 'Unauthorized',
							response_id: '',
						},
					} )
				: {
						data: ( q === 'nothing' ? [] : Object.keys( GIFS ) )
							.slice( 0, Number( limit ?? RESULTS ) )
							.map( ( id ) => gif( id, origin ) ),
					}
	),
	mock( searchKlipy ).reply( ( { query: { key, q, limit }, origin } ) =>
		isRefused( key )
			? mockError( 401, { detail: 'Invalid key.' } )
			: {
					results: ( q === 'nothing' ? [] : Object.keys( GIFS ) )
						.slice( 0, Number( limit ?? RESULTS ) )
						.map( ( id ) => {
							const [ title, width, height ] = GIFS[ id ] ?? [
								'',
								480,
								270,
							];
							const { images } = gif( id, origin );
							return {
								id,
								title,
								media_formats: {
									gif: {
										url: `https://static.klipy.com/ii/${ id }.gif`,
										dims: [ width, height ],
									},
									tinygif: { url: images.fixed_width.url },
									gifpreview: {
										url: images.fixed_width_still.url,
									},
								},
							};
						} ),
				}
	),
	mock( lookUpGif ).reply( ( { params: { id }, origin } ) => ( {
		data: Object.hasOwn( GIFS, id ) ? gif( id, origin ) : [],
	} ) ),
	mockPage( { service: 'gif-player', path: '/pictures/{id}/{name}' } ).reply(
		( { params: { id, name } } ) => ( {
			headers: { 'Content-Type': 'image/svg+xml' },
			body: drawing( id, name === 'moving.svg' ),
		} )
	),
	mockPage( { service: 'gif-player', path: '/embed/{id}' } ).reply(
		( { params: { id } } ) =>
			html(
				`<title>GIF</title><style>body{margin:0;background:#000}svg{display:block;width:100vw;height:100vh}h1{position:absolute;clip-path:inset(50%)}</style><main><h1>GIF</h1>${ drawing( id, true ).replace( '<svg', '<svg role="img" aria-label="A cat"' ) }</main>`
			)
	),
];
