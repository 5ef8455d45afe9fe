import { escapeHtml } from '#shared/attributes';
import {
	html,
	type Mock,
	mockPage,
	type MockSurroundings,
	type Page,
	type PageRequest,
} from '#shared/request';

/**
 * Mocks the Mastodon API calls that a site sends (`/services/mastodon/api/…`), following Mastodon's public
 * documentation.
 */

type Status = { id: string; status: string; [ name: string ]: unknown };

const posted = ( { state }: MockSurroundings ) =>
	state( 'mastodon', { statuses: [] as Status[] } );

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

/** Rejects tokens that start with `revoked`. Tokens that start with `reading` cannot post. */
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

/** Mock of a Mastodon server's OAuth endpoints (`/services/mastodon/oauth/…`), as publicly documented. */

/** The access token that the mock issues. */
export const GIVEN = 'given-by-social-example-0123456789';

type Asked = { apps: Record< string, Record< string, string > > };

const askedOf = ( { state }: Pick< MockSurroundings, 'state' > ) =>
	state< Asked >( 'mastodon-consent', { apps: {} } );

const service = 'mastodon';

export const mastodonConsentMocks: readonly Mock[] = [
	mockPage( { method: 'POST', path: '/api/v1/apps', service } ).reply(
		( request ) => {
			const id = `app-${ request.nextId( 'mastodon-app' ) }`;
			askedOf( request ).apps[ id ] = request.data as Record<
				string,
				string
			>;
			return answer( {
				client_id: id,
				client_secret: 'secret-of-the-app',
			} );
		}
	),
	mockPage( { path: '/oauth/authorize', service } ).reply( ( request ) => {
		const { query } = request;
		const asked = askedOf( request );
		const app = asked.apps[ query.client_id ?? '' ];
		if (
			app?.redirect_uris !== query.redirect_uri ||
			app?.scopes !== query.scope ||
			query.response_type !== 'code' ||
			query.code_challenge_method !== 'S256'
		) {
			return answer( { error: 'invalid_request' }, 400 );
		}
		return html(
			`<title>social.example</title><main><h1>${ escapeHtml(
				app?.client_name ?? ''
			) } would like permission</h1>${ [
				[ 'Authorize', 'code=permission' ],
				[ 'Deny', 'error=access_denied' ],
			]
				.map(
					( [ label, said ] ) =>
						`<p><a href="${ escapeHtml(
							`${ query.redirect_uri }&${ said }&state=${ query.state }`
						) }">${ label }</a></p>`
				)
				.join( '' ) }</main>`
		);
	} ),
	mockPage( { method: 'POST', path: '/oauth/token', service } ).reply(
		( request ) => {
			const sent = request.data as Record< string, string >;
			const { apps } = askedOf( request );
			const isRight =
				apps[ sent.client_id ?? '' ]?.redirect_uris ===
					sent.redirect_uri &&
				sent.client_secret === 'secret-of-the-app' &&
				sent.grant_type === 'authorization_code' &&
				sent.code === 'permission' &&
				( sent.code_verifier ?? '' ).length >= 43;
			return isRight
				? answer( { access_token: GIVEN, token_type: 'Bearer' } )
				: answer( { error: 'invalid_grant' }, 400 );
		}
	),
];
