import { html, mock, mockError, mockPage, type Mock } from '#shared/request';
import { readMedia, readPreview } from './api';

/** IDs of hosted videos by attachment ID. */
const HOSTED: Readonly< Record< string, string > > = {
	'5': 'abcd1234',
	'6': 'tall5678',
};

/** Width and height by video ID, if not the default size. */
const SIZES: Readonly< Record< string, readonly [ number, number ] > > = {
	tall5678: [ 720, 1280 ],
};

const sizeOf = ( guid: string ) => SIZES[ guid ] ?? ( [ 1280, 720 ] as const );

/** Mocks WordPress's responses about media and embeds, the video service, and the player. */
export const mocks: readonly Mock[] = [
	mock( readMedia ).reply( ( { params: { id } } ) => ( {
		id: Number( id ),
		jetpack_videopress_guid: HOSTED[ id ] ?? '',
	} ) ),
	mock( readPreview ).reply( ( { query: { url = '' } } ) => {
		const [ , guid ] =
			/^https:\/\/videopress\.com\/v\/(\w{8})$/.exec( url ) ?? [];
		if ( ! guid ) {
			return mockError( 404, {
				code: 'oembed_invalid_url',
				message: 'Not Found',
			} );
		}
		const [ width, height ] = sizeOf( guid );
		return { width, height };
	} ),
	mockPage( { service: 'videopress', path: '/oembed' } ).reply(
		( { query: { url = '' } } ) => {
			const guid = url.slice( -8 );
			const [ width, height ] = sizeOf( guid );
			return {
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( {
					version: '1.0',
					type: 'video',
					provider_name: 'VideoPress',
					title: 'A film',
					width,
					height,
					html: `<iframe title="A film" width="${ width }" height="${ height }" src="https://videopress.com/embed/${ guid }"></iframe>`,
				} ),
			};
		}
	),
	mockPage( { service: 'videopress', path: '/embed/{guid}' } ).reply(
		( { query } ) =>
			html(
				`<title>VideoPress</title><style>html,body{height:100%;margin:0}body{display:grid;place-items:center;background:linear-gradient(160deg,#1d3557,#457b9d);color:#fff;font:16px/1.5 system-ui}button{width:72px;height:72px;border:0;border-radius:50%;font-size:28px;cursor:pointer}button[aria-pressed=true]{background:#e63946}</style><button aria-label="Play" aria-pressed="${
					query.autoPlay === '1'
				}" onclick="this.setAttribute('aria-pressed','true')">▶</button>`
			)
	),
];
