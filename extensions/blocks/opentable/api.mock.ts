import { escapeHtml } from '#shared/attributes';
import { html, mock, mockPage, type Mock } from '#shared/request';
import { MAX_RESULTS, searchRestaurants, type Restaurant } from './api';

const RESTAURANTS: readonly Restaurant[] = [
	{ rid: 412810, name: 'Trattoria Bellini' },
	{ rid: 412811, name: 'Trattoria Bellini am Markt' },
	{ rid: 98765, name: 'Café Morgenrot' },
	{ rid: 31415, name: 'The Salt & Anchor' },
	...Array.from( { length: 25 }, ( _, index ) => ( {
		rid: 7001 + index,
		name: `Noodle House ${ index + 1 }`,
	} ) ),
];

/** Normalizes text for a search that ignores case and accents. */
const plain = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

const find = ( words = '', max = MAX_RESULTS ) =>
	RESTAURANTS.filter( ( { name } ) =>
		plain( name ).includes( plain( words ) )
	).slice( 0, max );

const page = ( title: string, query: Readonly< Record< string, string > > ) =>
	html(
		`<title>${ title }</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:.75rem;background:#fff;color:#2d333f}button{background:#da3743;color:#fff;border:0;border-radius:4px;padding:.5rem 1rem;font:inherit}</style><h1 style="font-size:1rem;margin:0">${ title }</h1><p style="margin:0">${ escapeHtml(
			Object.entries( query )
				.map( ( [ name, value ] ) => `${ name } ${ value }` )
				.join( ', ' )
		) }</p><button>Find a table</button>`
	);

/** Mocks the restaurant search of both the site and the service, and the service's iframe. */
export const mocks: readonly Mock[] = [
	mock( searchRestaurants ).reply( ( { query } ) => ( {
		items: find( query.query ),
	} ) ),
	mockPage( {
		path: '/widget/reservation/restaurant-search',
		service: 'opentable',
	} ).reply( ( { query } ) => ( {
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( {
			items: find( query.query, Number( query.pageSize ) ),
		} ),
	} ) ),
	mockPage( {
		path: '/widget/reservation/canvas',
		service: 'opentable',
	} ).reply( ( { query } ) => page( 'Make a reservation', query ) ),
];
