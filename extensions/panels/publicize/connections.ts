import type { ExtensionFacts } from '#shared/definitions';

/** Matches a server URL without path, port or credentials, and with a public host name. */
const SERVER =
	'https://(?:[0-9A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?\\.)+(?!(?:[Ll]ocal|[Ii]nternal|[Ll]ocalhost|[Ll]an|[Hh]ome)(?:[/?]|$))[A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])/?';

/** Social accounts of the site owner that new posts are shared to. */
export const connections = {
	mastodon: {
		name: 'Mastodon',
		purpose: 'Shares each new post to your Mastodon account.',
		group: 'networks',
		type: 'social',
		method: 'oauth',
		consent: 'Dovetail\\Publicize\\Mastodon_Consent',
		where: 'https://joinmastodon.org/servers',
		steps: [
			'Enter the address of your Mastodon server. No account yet? <a>Choose a server</a> and sign up there.',
			'Press “Save”, then “Request permission”.',
			'On your server’s page, allow this site to post. It leads you back here.',
		],
		help: 'You need the address of your server and its permission.',
		when: 'only after an administrator has connected an account: when a post is published, when the token is checked, and at most once a day when an author opens the sharing panel.',
		sends: 'the author’s message or the post’s title, its address, its language, the images to attach, and the token. For a thread, also the text and images of the post. Nothing about visitors.',
		terms: 'those of the server you choose.',
		mockValues: {
			instance: 'https://social.example',
			token: 'playground-mastodon-token-0123456789abcdef',
		},
		check: 'Dovetail\\Publicize\\Mastodon',
		fields: {
			instance: {
				label: 'Server',
				help: 'The address of your server, such as https://mastodon.social',
				control: 'url',
				checks: [
					{
						pattern: `^(?:${ SERVER })?$`,
						problem:
							'The server was not saved. Enter https:// and the server’s name, such as https://mastodon.social, without a path or port. The server must be on the public web.',
					},
				],
			},
			token: {
				label: 'Access token',
				help: 'Leave this empty and save to request permission from your server with a button. Or create a token there under Preferences → Development, “New application”, with the permissions read:accounts, write:statuses and write:media.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:[\\w\\-.]{20,200})?$',
						problem:
							'The access token was not saved. A token contains only letters, digits, dashes and underscores. Copy it again from your server.',
					},
				],
			},
		},
	},
	bluesky: {
		name: 'Bluesky',
		purpose: 'Shares each new post to your Bluesky account.',
		group: 'networks',
		type: 'social',
		method: 'application_password',
		where: 'https://bsky.app/settings/app-passwords',
		steps: [
			'<a>Open the app passwords of your Bluesky account</a> and press “Add App Password”.',
			'Enter your handle below, and the app password that Bluesky shows once.',
		],
		help: 'You need your handle and an app password.',
		when: 'only after an administrator has connected an account: when a post is published, when the password is checked, and at most once a day when an author opens the sharing panel.',
		sends: 'the author’s message or the post’s title, its address, beginning, language and images, the handle, and the app password. For a thread, also the text of the post. Nothing about visitors.',
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
				help: 'For example bakery.bsky.social',
				control: 'text',
				checks: [
					{
						pattern:
							'^(?:@?(?:[0-9A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?\\.)+[A-Za-z](?:[0-9A-Za-z-]{0,61}[0-9A-Za-z])?)?$',
						problem:
							'The handle was not saved. Enter a name with a dot, such as bakery.bsky.social.',
					},
				],
			},
			password: {
				label: 'App password',
				help: 'Create one at Bluesky under Settings → Privacy and security → App passwords. Don’t use your account’s password.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:[0-9a-z]{4}(?:-[0-9a-z]{4}){3})?$',
						problem:
							'The app password was not saved. An app password has four groups of four letters or digits, separated by dashes. Don’t enter your account’s password.',
					},
				],
			},
			server: {
				label: 'Own server',
				help: 'Only needed if your account is on your own server, such as https://pds.example.com',
				control: 'url',
				checks: [
					{
						pattern: `^(?:${ SERVER })?$`,
						problem:
							'The server was not saved. Enter https:// and the server’s name, without a path or port. The server must be on the public web.',
					},
				],
			},
		},
	},
	telegram: {
		name: 'Telegram channel',
		purpose: 'Shares each new post to your Telegram channel.',
		group: 'networks',
		type: 'social',
		method: 'fields',
		where: 'https://t.me/BotFather',
		steps: [
			'<a>Write “/newbot” to @BotFather</a> in Telegram, which answers with a token.',
			'Make the new bot an administrator of your channel, with the right to post.',
			'Enter the token and the name of the channel below.',
		],
		help: 'You need a bot that may post in the channel.',
		when: 'only after an administrator has connected a channel: when a post is published, when the bot is checked, and at most once a day when an author opens the sharing panel.',
		sends: 'the author’s message or the post’s title, its address, the addresses of the images to attach, the name of the channel, and the bot’s token. Nothing about visitors.',
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
				help: 'Get it from @BotFather. Make the bot an administrator of the channel with permission to post.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:\\d{5,20}:[\\w\\-]{20,100})?$',
						problem:
							'The bot token was not saved. A token is a number, a colon, and letters and digits. Copy it again from @BotFather.',
					},
				],
			},
			chat: {
				label: 'Channel',
				help: 'The channel’s name with an @, such as @harbourbakery, or its number.',
				control: 'text',
				checks: [
					{
						pattern: '^(?:@\\w{4,64}|-?\\d{4,20})?$',
						problem:
							'The channel was not saved. Enter its name with an @, such as @harbourbakery, or its number.',
					},
				],
			},
		},
	},
	webhook: {
		name: 'Webhook',
		purpose: 'Sends each new post to a web address that you enter.',
		group: 'networks',
		type: 'social',
		method: 'fields',
		steps: [
			'Choose the address that should receive a message about each new post.',
			'Make up a secret of at least 16 characters, and give it to the receiver, too.',
			'Enter the address and the secret below. This site then sends a test message.',
		],
		details: [
			'For the receiver’s developer: each message is a POST request with JSON. The header X-Dovetail-Signature is t=time,v1=signature: the hexadecimal HMAC-SHA256 of the time, a dot and the body. Retries have the same Idempotency-Key.',
		],
		help: 'You need an address, and a secret that signs every message.',
		when: 'only after an administrator has entered an address: when a post is published, when the address is checked, and at most once a day when an author opens the sharing panel. Checks are marked as tests.',
		sends: 'the post’s ID, title, address, beginning and time, the author’s message, and the addresses and descriptions of the images to attach. Everything is signed with the secret, which is not sent. Nothing about visitors.',
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
				help: 'An address that begins with https and has no port.',
				control: 'url',
				checks: [
					{
						pattern: `^(?:${ SERVER.slice( 0, -2 ) }(?:[/?][^\\s#]*)?)?$`,
						problem:
							'The address was not saved. Enter an address on the public web that starts with https:// and has no port.',
					},
				],
			},
			secret: {
				label: 'Secret',
				help: 'At least 16 letters, digits or symbols. The receiver needs the same secret.',
				control: 'secret',
				checks: [
					{
						pattern: '^(?:[!-}]{16,200})?$',
						problem:
							'The secret was not saved. Enter 16 to 200 letters, digits and symbols.',
					},
				],
			},
		},
	},
} satisfies ExtensionFacts[ 'connections' ];
