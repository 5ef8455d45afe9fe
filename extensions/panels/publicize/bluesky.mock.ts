/** Mocks the Bluesky API calls that a site sends (`/services/bluesky/xrpc/…`), following the public lexicons. */
import {
	mockPage,
	type Mock,
	type MockSurroundings,
	type Page,
	type PageRequest,
} from '#shared/request';

const DID = 'did:plc:bakery0123456789abcdefgh';

const posted = ( { state }: MockSurroundings ) =>
	state( 'bluesky', { records: {} as Record< string, unknown > } );

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

const problem = ( status: number, error: string, message: string ): Page =>
	answer( { error, message }, status );

/** Mocks an API call for the account. Calls without a session are rejected. */
const call = (
	method: 'GET' | 'POST',
	name: string,
	reply: ( request: PageRequest ) => Page
): Mock =>
	mockPage( {
		method,
		path: `/xrpc/${ name }` as string,
		service: 'bluesky',
	} ).reply( ( request ) =>
		request.authorization.startsWith( 'Bearer session' )
			? reply( request )
			: problem( 401, 'AuthMissing', 'Authentication Required' )
	);

const uriOf = ( key: string ) => `at://${ DID }/app.bsky.feed.post/${ key }`;

export const blueskyMocks: readonly Mock[] = [
	mockPage( {
		method: 'POST',
		path: '/xrpc/com.atproto.server.createSession',
		service: 'bluesky',
	} ).reply( ( request ) => {
		const { identifier, password } = request.data as Record<
			string,
			string
		>;
		return password?.startsWith( 'gone' )
			? problem(
					401,
					'AuthenticationRequired',
					'Invalid identifier or password'
				)
			: answer( {
					did: DID,
					handle: identifier,
					accessJwt: `session-${ request.nextId( 'bluesky' ) }`,
					refreshJwt: 'refresh',
				} );
	} ),
	call( 'GET', 'com.atproto.identity.resolveHandle', ( { query } ) =>
		query.handle?.endsWith( '.invalid' )
			? problem( 400, 'InvalidRequest', 'Unable to resolve handle' )
			: answer( {
					did: `did:plc:${ query.handle?.replace( /\W/g, '' ) }`,
				} )
	),
	call( 'GET', 'com.atproto.repo.getRecord', ( request ) => {
		const { rkey = '' } = request.query;
		const value = posted( request ).records[ rkey ];
		return value
			? answer( { uri: uriOf( rkey ), cid: 'bafy', value } )
			: problem( 400, 'RecordNotFound', 'Could not locate record' );
	} ),
	call( 'POST', 'com.atproto.repo.uploadBlob', ( request ) =>
		answer( {
			blob: {
				$type: 'blob',
				ref: { $link: `bafy${ request.nextId( 'bluesky-blob' ) }` },
				mimeType: 'image/webp',
				size: 1000,
			},
		} )
	),
	call( 'POST', 'com.atproto.repo.createRecord', ( request ) => {
		const { rkey, record } = request.data as {
			rkey: string;
			record: unknown;
		};
		const { records } = posted( request );
		if ( records[ rkey ] ) {
			return problem( 400, 'InvalidRequest', 'Record already exists' );
		}
		records[ rkey ] = record;
		return answer( { uri: uriOf( rkey ), cid: 'bafy' } );
	} ),
];
