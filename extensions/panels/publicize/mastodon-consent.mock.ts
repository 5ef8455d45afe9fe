/** OAuth of a Mastodon server, `/services/mastodon/oauth/…`, as publicly documented. */
import { escapeHtml } from '#shared/attributes';
import {
	html,
	mockPage,
	type Mock,
	type MockSurroundings,
	type Page,
} from '#shared/request';

/** The token that a permission gives. */
export const GIVEN = 'given-by-social-example-0123456789';

/** Registered applications by ID. */
type Asked = { apps: Record< string, Record< string, string > > };

const askedOf = ( { state }: Pick< MockSurroundings, 'state' > ) =>
	state< Asked >( 'mastodon-consent', { apps: {} } );

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

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
