import { html, mock, type Mock, mockPage } from '#shared/request';
import {
	cancelShare,
	readConnections,
	readShares,
	shareAgain,
	tryAgain,
} from './api';
import { blueskyMocks } from './bluesky.mock';
import { mastodonConsentMocks, mastodonMocks } from './mastodon.mock';
import { telegramMocks } from './telegram.mock';
import { threadMocks } from './threads/thread.mock';

const SHARES = {
	shares: [
		{
			id: 'mastodon',
			state: 'done' as const,
			said: 'Shared to Mastodon, 14:03',
			url: 'https://social.example/@bakery/110001',
		},
		{
			id: 'bluesky',
			state: 'failed' as const,
			said: 'Bluesky failed: This account is no longer connected.',
			url: '',
		},
	],
	networks: [ { id: 'mastodon', name: 'Mastodon' } ],
};

/** Mock of the owner's server, which receives posts from the webhook connection (`/services/webhook/posts`). */

const webhookMocks: readonly Mock[] = [
	mockPage( {
		method: 'POST',
		path: '/posts',
		service: 'webhook',
	} ).reply( () => ( { status: 204, body: '' } ) ),
];

/** A bakery's accounts on the platform: a working Facebook page, and a LinkedIn page that must be reconnected. */
export const mocks: readonly Mock[] = [
	mock( readConnections ).reply( ( { scenario, origin } ) =>
		scenario.isConnected
			? [
					{
						id: '101',
						service_name: 'facebook',
						display_name: 'Facebook',
						profile_display_name: 'Harbour Bakery',
						enabled: true,
						toggleable: true,
						test_success: true,
					},
					{
						id: '102',
						service_name: 'tumblr',
						display_name: 'Tumblr',
						profile_display_name: 'harbour-bakery',
						enabled: true,
						toggleable: true,
						test_success: false,
						test_message:
							'Tumblr does not answer for this account.',
						can_refresh: true,
						refresh_url: `${ origin }/connect/tumblr`,
						refresh_text: 'Refresh Tumblr',
					},
				]
			: []
	),
	mock( readShares ).reply( () => SHARES ),
	mock( tryAgain ).reply( () => SHARES ),
	mock( shareAgain ).reply( () => SHARES ),
	mock( cancelShare ).reply( () => SHARES ),
	mockPage( {
		method: 'POST',
		path: '/dovetail/v1/publicize/share',
	} ).reply( () => ( {
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { shared: [ 'Facebook' ] } ),
	} ) ),
	mockPage( { path: '/marketing/connections/{site}' } ).reply( () =>
		html(
			'<title>Connections</title><main><h1>Your connections</h1><p>Close this window and go back to your post.</p></main>'
		)
	),
	...threadMocks,
	...mastodonMocks,
	...mastodonConsentMocks,
	...blueskyMocks,
	...telegramMocks,
	...webhookMocks,
];
