import {
	html,
	mock,
	mockError,
	mockPage,
	redirectTo,
	type Mock,
	type MockSurroundings,
} from '#shared/request';
import {
	listAccounts,
	readConnectionUrl,
	readConnectUrl,
	readGallery,
} from './api';
import { POSTS, serviceMocks } from './service.mock';

/**
 * Tokens that the mock platform returns for its users' accounts. They have the format of references, but the site
 * replaces them with its own references.
 */
export const TOKENS = {
	bakery: 'account-00000000000000aa',
	new: 'account-00000000000000bb',
	empty: 'account-00000000000000cc',
} as const;

const USERNAMES: Readonly< Record< string, string > > = {
	[ TOKENS.bakery ]: 'harbour.bakery',
	[ TOKENS.new ]: 'harbour.market',
	[ TOKENS.empty ]: 'harbour.new',
};

const connectedAccounts = ( { scenario, state }: MockSurroundings ) =>
	state( 'instagramAccounts', {
		tokens: scenario.isConnected ? [ TOKENS.bakery as string ] : [],
	} );

const connectedUsers = ( { state }: MockSurroundings ) =>
	state( 'connectedUsers', { names: [] as string[] } );

export const mocks: readonly Mock[] = [
	mock( listAccounts ).reply( ( request ) =>
		connectedAccounts( request ).tokens.map( ( token ) => ( {
			token,
			username: USERNAMES[ token ] ?? '',
		} ) )
	),
	mock( readGallery ).reply( ( request ) => {
		const { access_token: token = '', count } = request.query;
		return Object.hasOwn( USERNAMES, token )
			? {
					external_name: USERNAMES[ token ] ?? '',
					images: ( token === TOKENS.empty ? [] : POSTS )
						.slice( 0, Number( count ) )
						.map( ( [ caption ], index ) => ( {
							url: `${ request.origin }/services/instagram/pictures/${ index + 1 }`,
							title: caption,
							link: `https://www.instagram.com/p/Harbour${ index + 1 }/`,
						} ) ),
				}
			: mockError( 403, {
					code: 'invalid_token',
					message: 'The account is not connected any more.',
				} );
	} ),
	mock( readConnectUrl ).reply(
		( { origin } ) => `${ origin }/connect/instagram`
	),
	mock( readConnectionUrl ).reply(
		( { origin, query: { redirect = '', user = '' } } ) =>
			`${ origin }/connect/user?${ new URLSearchParams( { redirect, user } ) }`
	),
	// The service's pop-up: connects another account and notifies the editor that opened it.
	mockPage( { path: '/connect/instagram' } ).reply( ( request ) => {
		const { tokens } = connectedAccounts( request );
		if ( ! tokens.includes( TOKENS.new ) ) {
			tokens.push( TOKENS.new );
		}
		return html(
			'<title>Instagram</title><main><h1>Instagram is connected</h1><p>This window closes by itself.</p></main><script>opener.postMessage( { keyring_id: 4711 }, "*" ); close();</script>'
		);
	} ),
	mockPage( { path: '/connect/user' } ).reply( ( request ) => {
		const { redirect = '', user = '' } = request.query;
		connectedUsers( request ).names.push( user );
		return /^https?:\/\//.test( redirect )
			? redirectTo( redirect )
			: html( '<title>Connected</title><main><h1>Connected</h1></main>' );
	} ),
	...serviceMocks,
];
