import { endpoint, mock, mockError, wire, type Mock } from '#shared/request';

/** Sample endpoints for the API tests. */
export const listAlbum = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/sample/albums/{album}',
	query: {
		number: wire.number,
		search: wire.optional( wire.string ),
		all: wire.optional( wire.boolean ),
	},
	servedBy: [ 'platform' ],
	capability: 'upload_files',
	wire: wire.record( { pictures: wire.list( wire.string ) } ),
	parse: ( { pictures } ) => pictures,
} );

export const addPicture = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/sample/albums/{album}',
	data: { name: wire.string, size: wire.optional( wire.number ) },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.number,
} );

export const emptyAlbum = endpoint( {
	method: 'DELETE',
	path: '/wpcom/v2/sample/albums/{album}',
	servedBy: [ 'platform' ],
	capability: 'upload_files',
	wire: wire.nothing,
} );

export const searchService = endpoint( {
	method: 'GET',
	path: '/v1/search',
	query: { q: wire.string },
	servedBy: [ 'service' ],
	service: 'sample',
	wire: wire.record( { found: wire.string } ),
} );

export const postToService = endpoint( {
	method: 'POST',
	path: '/v1/things',
	data: { name: wire.string },
	servedBy: [ 'service' ],
	service: 'sample',
	wire: wire.string,
} );

const FIRST_PHOTOS: Record< string, string[] > = { 'a/b c': [ 'sea', 'hill' ] };

export const mocks: readonly Mock[] = [
	mock( listAlbum ).reply( ( { params, query, state } ) => {
		const pictures = state( 'albums', FIRST_PHOTOS )[ params.album ];
		return pictures
			? {
					pictures: pictures
						.filter( ( name ) =>
							name.includes( query.search ?? '' )
						)
						.slice( 0, Number( query.number ) ),
				}
			: mockError( 404, {
					code: 'no_album',
					message: 'There is no such album.',
					data: { status: 404 },
				} );
	} ),
	mock( addPicture ).reply( ( { params, data, state, nextId } ) => {
		state( 'albums', FIRST_PHOTOS )[ params.album ]?.push( data.name );
		return nextId( 'picture' );
	} ),
	mock( emptyAlbum ).reply( ( { params, state } ) => {
		state( 'albums', FIRST_PHOTOS )[ params.album ] = [];
	} ),
	mock( searchService ).reply( ( { query } ) =>
		query.q === 'nothing'
			? mockError( 429, { code: 'too_many', message: 'Slow down.' } )
			: { found: query.q ?? '' }
	),
	mock( postToService ).reply( ( { data } ) => data.name ),
];
