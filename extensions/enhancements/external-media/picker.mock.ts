/**
 * Mocks Google's consent page, token endpoints and Photos Picker API (`/services/google_photos/…`), following Google's
 * public documentation.
 */
import {
	html,
	mockPage,
	type Mock,
	type MockSurroundings,
	type Page,
	type PageRequest,
} from '#shared/request';
import { escapeHtml } from '#shared/attributes';
import { pngOf } from './service.mock';

/** Credentials of the mock's Google client. */
export const CLIENT = {
	client_id: 'playground.apps.googleusercontent.com',
	client_secret: 'playground-secret',
} as const;

type Google = {
	access: string[];
	refresh: string[];
	/** Whether the author has picked any items, by session ID. */
	sessions: Record< string, boolean >;
	/** Requested files, with the parameters of each request. */
	files: string[];
};

const googleOf = ( { state }: Pick< MockSurroundings, 'state' > ) =>
	state< Google >( 'google-picker', {
		access: [],
		refresh: [],
		sessions: {},
		files: [],
	} );

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

type Method = 'GET' | 'POST' | 'DELETE';

const page = (
	method: Method,
	path: string,
	reply: ( request: PageRequest ) => Page
): Mock =>
	mockPage( {
		method,
		path: path as string,
		service: 'google_photos',
	} ).reply( reply );

/** Mocks a call of the Picker API, which requires a valid token. */
const call = (
	method: Method,
	path: string,
	reply: ( request: PageRequest, google: Google ) => Page
): Mock =>
	page( method, path, ( request ) => {
		const google = googleOf( request );
		return google.access.includes(
			request.authorization.replace( /^Bearer /, '' )
		)
			? reply( request, google )
			: answer(
					{ error: { code: 401, status: 'UNAUTHENTICATED' } },
					401
				);
	} );

function tokens( request: PageRequest ): Page {
	const { form, nextId } = request;
	if (
		form.client_id !== CLIENT.client_id ||
		form.client_secret !== CLIENT.client_secret
	) {
		return answer( { error: 'invalid_client' }, 401 );
	}
	const google = googleOf( request );
	const isRefreshed =
		form.grant_type === 'refresh_token' &&
		google.refresh.includes( form.refresh_token ?? '' );
	if ( ! isRefreshed && form.code !== 'consent' ) {
		return answer( { error: 'invalid_grant' }, 400 );
	}
	const number = nextId( 'google-token' );
	google.access.push( `access-${ number }` );
	if ( ! isRefreshed ) {
		google.refresh.push( `refresh-${ number }` );
	}
	return answer( {
		access_token: `access-${ number }`,
		expires_in: 3600,
		token_type: 'Bearer',
		...( isRefreshed ? {} : { refresh_token: `refresh-${ number }` } ),
	} );
}

/** Picked items: two photos, a video, and an item whose file is on another host. */
const picked = ( origin: string ) =>
	[
		[ 'one', 'PHOTO', 'Bread [fresh].png', 'google_photos' ],
		[ 'two', 'PHOTO', 'IMG_2002.png', 'google_photos' ],
		[ 'film', 'VIDEO', 'Waves.mp4', 'google_photos' ],
		[ 'elsewhere', 'PHOTO', 'IMG_1.png', 'elsewhere' ],
	].map( ( [ id, type, filename, service ] ) => ( {
		id,
		type,
		createTime: '2026-11-01T10:00:00Z',
		mediaFile: {
			baseUrl: `${ origin }/services/${ service }/files/${ id }`,
			mimeType: type === 'VIDEO' ? 'video/mp4' : 'image/png',
			filename,
			mediaFileMetadata: { width: 640, height: 480 },
		},
	} ) );

const FILM = Buffer.concat( [
	Buffer.from( [ 0, 0, 0, 0x18 ] ),
	Buffer.from( 'ftypisom\0\0\x02\0isommp42', 'latin1' ),
	Buffer.alloc( 64 ),
] );

export const pickerMocks: readonly Mock[] = [
	page( 'GET', '/o/oauth2/v2/auth', ( { query } ) =>
		html(
			`<title>Google</title><main><h1>Dovetail Blocks wants to see what you pick</h1>${ [
				[ 'Allow', 'code=consent' ],
				[ 'Deny', 'error=access_denied' ],
			]
				.map(
					( [ label, said ] ) =>
						`<p><a href="${ escapeHtml(
							`${ query.redirect_uri }&state=${ query.state }&${ said }`
						) }">${ label }</a></p>`
				)
				.join( '' ) }</main>`
		)
	),
	page( 'POST', '/token', tokens ),
	page( 'POST', '/revoke', ( request ) => {
		const google = googleOf( request );
		google.refresh = google.refresh.filter(
			( token ) => token !== request.form.token
		);
		google.access = [];
		return answer( {} );
	} ),
	call( 'POST', '/v1/sessions', ( { nextId, origin }, { sessions } ) => {
		const id = `session-${ nextId( 'google-session' ) }`;
		sessions[ id ] = false;
		return answer( {
			id,
			pickerUri: `${ origin }/services/google_photos/picker/${ id }`,
			pollingConfig: { pollInterval: '5s', timeoutIn: '1800s' },
			mediaItemsSet: false,
		} );
	} ),
	call(
		'GET',
		'/v1/sessions/{id}',
		( { params: { id = '' } }, { sessions } ) =>
			id in sessions
				? answer( { id, mediaItemsSet: sessions[ id ] } )
				: answer( { error: { code: 404 } }, 404 )
	),
	call(
		'DELETE',
		'/v1/sessions/{id}',
		( { params: { id = '' } }, { sessions } ) => {
			delete sessions[ id ];
			return answer( {} );
		}
	),
	call( 'GET', '/v1/mediaItems', ( { query, origin }, { sessions } ) => {
		if ( ! sessions[ query.sessionId ?? '' ] ) {
			return answer( { error: { code: 400 } }, 400 );
		}
		// A service may return fewer items than requested.
		const start = Number( query.pageToken ?? 0 );
		const end = start + Math.min( Number( query.pageSize ?? 50 ), 2 );
		const all = picked( origin );
		return answer( {
			mediaItems: all.slice( start, end ),
			...( end < all.length ? { nextPageToken: String( end ) } : {} ),
		} );
	} ),
	page( 'GET', '/picker/{id}/autoclose', () =>
		html(
			'<title>Google Photos</title><main><h1>Pick photos</h1><form method="post"><button>Done</button></form></main>'
		)
	),
	page( 'POST', '/picker/{id}/autoclose', ( request ) => {
		googleOf( request ).sessions[ request.params.id ?? '' ] = true;
		return html( '<title>Done</title><script>window.close();</script>' );
	} ),
	call( 'GET', '/files/{name}', ( { params: { name = '' } }, google ) => {
		google.files.push( name );
		return name.startsWith( 'film' )
			? { headers: { 'Content-Type': 'video/mp4' }, body: FILM }
			: {
					headers: { 'Content-Type': 'image/png' },
					body: pngOf( name.length ),
				};
	} ),
];
