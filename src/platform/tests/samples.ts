import {
	endpoint,
	html,
	mock,
	mockPage,
	redirectTo,
	wire,
	type Mock,
} from '#shared/request';

/** Endpoints and pages that only these tests use. */
export const listProducts = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/sample/products',
	query: {
		count: wire.optional( wire.number ),
		draft: wire.optional( wire.boolean ),
		name: wire.optional( wire.string ),
	},
	servedBy: [ 'platform' ],
	capability: 'edit_posts',
	wire: wire.list( wire.record( { id: wire.number, name: wire.string } ) ),
} );

export const createProduct = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/sample/products',
	data: {
		name: wire.string,
		tags: wire.optional( wire.list( wire.string ) ),
	},
	servedBy: [ 'platform' ],
	capability: 'edit_posts',
	wire: wire.number,
} );

export const readProduct = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/sample/products/{id}',
	servedBy: [ 'platform' ],
	capability: 'edit_posts',
	wire: wire.string,
} );

const newestProduct = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/sample/products/newest',
	query: { since: wire.number },
	servedBy: [ 'platform' ],
	capability: 'edit_posts',
	wire: wire.string,
} );

const ownRoute = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/sample/own',
	servedBy: [ 'site' ],
	capability: 'public',
	wire: wire.string,
} );

const searchService = endpoint( {
	method: 'GET',
	path: '/v1/search',
	query: { q: wire.string },
	servedBy: [ 'service' ],
	service: 'sample',
	wire: wire.string,
} );

type Product = { id: number; name: string };
const NO_PRODUCTS: Product[] = [];

export const mocks: readonly Mock[] = [
	mock( listProducts ).reply( ( { state } ) =>
		state( 'products', NO_PRODUCTS )
	),
	mock( createProduct ).reply( ( { data: { name }, state, nextId } ) => {
		const id = nextId( 'product' );
		state( 'products', NO_PRODUCTS ).push( { id, name } );
		return id;
	} ),
	mock( readProduct ).reply( ( { params, scenario, origin } ) =>
		[ params.id, scenario.plan.product_slug, origin ].join( ' ' )
	),
	mock( newestProduct ).reply( ( { query } ) => `newest ${ query.since }` ),
	mock( ownRoute ).reply( () => 'from the site' ),
	mock( searchService ).reply( ( { query } ) => query.q ?? '' ),
	mockPage( { path: '/checkout/{plan}' } ).reply( ( { params, query } ) =>
		html( `<h1>${ params.plan }</h1><p>${ query.from ?? '' }</p>` )
	),
	mockPage( { method: 'POST', path: '/checkout/{plan}' } ).reply(
		( { form, state, params } ) => {
			state( 'plan', { product_slug: '' } ).product_slug = params.plan;
			return redirectTo( form.back ?? '/' );
		}
	),
	mockPage( { path: '/dot.gif', service: 'pixel' } ).reply( () => ( {
		headers: { 'Content-Type': 'image/gif' },
		body: new Uint8Array( [ 71, 73, 70, 0, 255 ] ),
	} ) ),
];
