import type { ExtensionFacts } from '#shared/definitions';

/** Matches a server URL without path, port or credentials, and with a public host name. */
const SERVER =
	'https://(?:[0-9A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?\\.)+(?!(?:[Ll]ocal|[Ii]nternal|[Ll]ocalhost|[Ll]an|[Hh]ome)(?:[/?]|$))[A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])/?';

/** Social accounts of the site owner that new posts are shared to. */
export const connections = {
	mastodon: {
		name: 'Mastodon',
		purpose: 'Shares each new post of this site in your Mastodon account.',
		group: 'networks',
		type: 'social',
		method: 'oauth',
		consent: 'Dovetail\\Publicize\\Mastodon_Consent',
		where: 'https://joinmastodon.org/servers',
		steps: [
			'Enter the address of your Mastodon server. No account yet? <a>Choose a server</a> and sign up there.',
			'Press “Save”, then “Request permission”.',
			'Allow this site to post on your server’s page. It leads you back here.',
		],
		help: 'Your server, and its permission.',
		when: 'only after an administrator has entered a server and a token. Your server asks once when a post is published, and when the token is checked. It also asks at most once a day when an author opens the sharing panel.',
		sends: 'the author’s words about the post, or its title, its address and its language, and the pictures that the author wants shown. For a thread also the words and pictures of the post. The token. Nothing about visitors.',
		terms: 'those of the server you choose.',
		mockValues: {
			instance: 'https://social.example',
			token: 'playground-mastodon-token-0123456789abcdef',
		},
		check: 'Dovetail\\Publicize\\Mastodon',
		fields: {
			instance: {
				label: 'Server',
				help: 'Its address, such as https://mastodon.social',
				control: 'url',
				checks: [
					{
						pattern: `^(?:${ SERVER })?$`,
						problem:
							'The server was not changed: enter https:// and its name alone, such as https://mastodon.social, without a path or a port. It has to be on the public web.',
					},
				],
			},
			token: {
				label: 'Access token',
				help: 'Leave it empty and save: a button then asks your server for permission. Or make one there under Preferences → Development, “New application”, with the permissions read:accounts, write:statuses and write:media.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:[\\w\\-.]{20,200})?$',
						problem:
							'The access token was not changed: it has letters, digits, dashes and underscores only. Copy it again from your server.',
					},
				],
			},
		},
	},
	bluesky: {
		name: 'Bluesky',
		purpose: 'Shares each new post of this site in your Bluesky account.',
		group: 'networks',
		type: 'social',
		method: 'application_password',
		where: 'https://bsky.app/settings/app-passwords',
		steps: [
			'<a>Open the app passwords of your Bluesky account</a> and press “Add App Password”.',
			'Enter your handle below, and the app password that Bluesky shows once.',
		],
		help: 'Your handle and an app password.',
		when: 'only after an administrator has entered a handle and an app password. Your server asks once when a post is published, and when they are checked. It also asks at most once a day when an author opens the sharing panel.',
		sends: 'the author’s words about the post, or its title, its address, its beginning, its language and its pictures. For a thread also the words of the post. The handle and the app password. Nothing about visitors.',
		terms: {
			terms: 'https://bsky.social/about/support/tos',
			privacy: 'https://bsky.social/about/support/privacy-policy',
		},
		mockValues: {
			username: 'bakery.bsky.social',
			password: 'abcd-efgh-ijkl-mnop',
		},
		check: 'Dovetail\\Publicize\\Bluesky',
		requires: [ 'username', 'password' ],
		fields: {
			username: {
				label: 'Handle',
				help: 'Such as bakery.bsky.social',
				control: 'text',
				checks: [
					{
						pattern:
							'^(?:@?(?:[0-9A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?\\.)+[A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?)?$',
						problem:
							'The handle was not changed: it is a name with a dot in it, such as bakery.bsky.social.',
					},
				],
			},
			password: {
				label: 'App password',
				help: 'At Bluesky under Settings → Privacy and security → App passwords. Not the password of your account.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:[0-9a-z]{4}(?:-[0-9a-z]{4}){3})?$',
						problem:
							'The app password was not changed: an app password has four groups of four letters or digits, with dashes between them. Do not enter the password of your account.',
					},
				],
			},
			server: {
				label: 'Own server',
				help: 'Only where your account is not at Bluesky’s own servers: the address of yours, such as https://pds.example.com',
				control: 'url',
				checks: [
					{
						pattern: `^(?:${ SERVER })?$`,
						problem:
							'The server was not changed: enter https:// and its name alone, without a path or a port. It has to be on the public web.',
					},
				],
			},
		},
	},
	telegram: {
		name: 'Telegram channel',
		purpose: 'Shares each new post of this site in your Telegram channel.',
		group: 'networks',
		type: 'social',
		method: 'fields',
		where: 'https://t.me/BotFather',
		steps: [
			'<a>Write “/newbot” to @BotFather</a> in Telegram, which answers with a token.',
			'Make the new bot an administrator of your channel, with the right to post.',
			'Enter the token and the name of the channel below.',
		],
		help: 'Your own bot that may write in the channel.',
		when: 'only after an administrator has entered a bot and a channel. Your server asks once when a post is published, and when they are checked. It also asks at most once a day when an author opens the sharing panel.',
		sends: 'the author’s words about the post, or its title, its address, and the addresses of the pictures that the author wants shown. The name of the channel and the token of the bot. Nothing about visitors.',
		terms: {
			terms: 'https://telegram.org/tos',
			privacy: 'https://telegram.org/privacy',
		},
		mockValues: {
			token: '123456789:playground0telegram0token0playground00',
			chat: '@harbourbakery',
		},
		check: 'Dovetail\\Publicize\\Telegram',
		requires: [ 'token', 'chat' ],
		fields: {
			token: {
				label: 'Bot token',
				help: 'From @BotFather. Make the bot an administrator of the channel, with the right to post.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:\\d{5,20}:[\\w\\-]{20,100})?$',
						problem:
							'The bot token was not changed: it is a number, a colon, and letters and digits. Copy it again from @BotFather.',
					},
				],
			},
			chat: {
				label: 'Channel',
				help: 'Its name with an @, such as @harbourbakery, or its number.',
				control: 'text',
				checks: [
					{
						pattern: '^(?:@\\w{4,64}|-?\\d{4,20})?$',
						problem:
							'The channel was not changed: enter its name with an @ before it, such as @harbourbakery, or its number.',
					},
				],
			},
		},
	},
	webhook: {
		name: 'Webhook',
		purpose:
			'Tells an address of yours about each new post of this site, for whatever you do with it there.',
		group: 'networks',
		type: 'social',
		method: 'fields',
		steps: [
			'Choose the address that should receive a message about each new post.',
			'Make up a secret of at least 16 characters, and give it to the receiver, too.',
			'Enter both below. This site then sends a test message.',
		],
		help: 'An address, and a secret with which every message is signed.',
		when: 'only after an administrator has entered an address. Your server asks once when a post is published, and when it is checked. It also asks at most once a day when an author opens the sharing panel. The message of a check is marked as a test.',
		sends: 'the post’s number, title, address, beginning and time, and the author’s words about it. The addresses and descriptions of the pictures that the author wants shown. All of it is signed with the secret, which is not sent. Nothing about visitors.',
		terms: 'those of whoever runs the address you enter.',
		mockValues: {
			address: 'https://hooks.example/posts',
			secret: 'playground-webhook-secret',
		},
		check: 'Dovetail\\Publicize\\Webhook',
		requires: [ 'address', 'secret' ],
		fields: {
			address: {
				label: 'Address',
				help: 'It gets a POST with JSON. The header X-Dovetail-Signature is t=time,v1=signature: the HMAC-SHA256, in hexadecimal digits, of the time, a dot and the body. A repeat has the same Idempotency-Key.',
				control: 'url',
				checks: [
					{
						pattern: `^(?:${ SERVER.slice( 0, -2 ) }(?:[/?][^\\s#]*)?)?$`,
						problem:
							'The address was not changed: enter one that starts with https:// and is on the public web, without a port.',
					},
				],
			},
			secret: {
				label: 'Secret',
				help: 'At least 16 letters, digits or signs, which the receiver has, too.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:[!-}]{16,200})?$',
						problem:
							'The secret was not changed: it has between 16 and 200 letters, digits and signs.',
					},
				],
			},
		},
	},
} satisfies ExtensionFacts[ 'connections' ];
