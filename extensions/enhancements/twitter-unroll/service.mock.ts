/**
 * Mocks the endpoints of Bluesky's public API and of a Mastodon server that an import uses, following their
 * documentation.
 */
import { mockPage, type Mock, type Page } from '#shared/request';

const SPECIAL_POSTS = {
	missing: 'missing',
	hidden: 'hidden',
	broken: 'broken',
	busy: 'busy',
} as const;

const POINT = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
	'base64'
);

const json = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: JSON.stringify( data ),
} );

const MINA = 'did:plc:mina';

/** Returns a post in Bluesky's format. */
const post = (
	key: string,
	text: string,
	{ did = MINA, ...more }: Record< string, unknown > = {}
) => ( {
	post: {
		uri: `at://${ did }/app.bsky.feed.post/${ key }`,
		author: {
			did,
			labels:
				key === SPECIAL_POSTS.hidden
					? [ { val: '!no-unauthenticated' } ]
					: [],
		},
		record: {
			text,
			createdAt: `2026-11-2${ key.length }T10:00:00Z`,
			facets: more.facets,
		},
		embed: more.embed,
	},
} );

/**
 * A thread that starts with another account's question, followed by three posts by Mina with another account's reply
 * between them.
 */
const threadOf = ( key: string, origin: string ) => ( {
	...post( key, 'Second: salt.\n\nRead on.', {
		embed: {
			$type: 'app.bsky.embed.images#view',
			images: [ 1, 2, 9 ].map( ( number ) => ( {
				fullsize: `${ origin }/services/bluesky-threads/img/${ number }.png`,
				alt: `Loaf ${ number } & salt`,
			} ) ),
		},
	} ),
	parent: {
		...post( 'a', 'First 🍞: rye at example.org <b>', {
			facets: [
				{
					index: { byteStart: 19, byteEnd: 30 },
					features: [
						{
							$type: 'app.bsky.richtext.facet#link',
							uri: 'https://example.org/rye',
						},
					],
				},
				{
					index: { byteStart: 0, byteEnd: 900 },
					features: [
						{
							$type: 'app.bsky.richtext.facet#link',
							uri: 'javascript:alert(1)',
						},
					],
				},
			],
		} ),
		parent: post( 'q', 'How do you bake?', { did: 'did:plc:jonas' } ),
	},
	replies: [
		post( 'zzz', 'Nice!', { did: 'did:plc:jonas' } ),
		{
			...post( 'cc', 'Third: [gallery] bread.', {
				embed: {
					$type: 'app.bsky.embed.external#view',
					external: { uri: 'https://example.org/recipe' },
				},
			} ),
		},
	],
} );

/** Returns a status in Mastodon's format. */
const status = ( id: string, content: string, more: object = {} ) => ( {
	id,
	content,
	account: { id: '7' },
	in_reply_to_id: null,
	media_attachments: [],
	...more,
} );

export const serviceMocks: readonly Mock[] = [
	mockPage( {
		service: 'bluesky-threads',
		path: '/xrpc/com.atproto.identity.resolveHandle',
	} ).reply( ( { query } ) =>
		query.handle === 'mina.example.org'
			? json( { did: MINA } )
			: json( { error: 'InvalidRequest' }, 400 )
	),
	mockPage( {
		service: 'bluesky-threads',
		path: '/xrpc/app.bsky.feed.getPostThread',
	} ).reply( ( { query, origin } ) => {
		const key = /([^/]+)$/.exec( String( query.uri ) )?.[ 1 ] ?? '';
		switch ( key ) {
			case SPECIAL_POSTS.missing:
				return json( { error: 'NotFound' }, 400 );
			case SPECIAL_POSTS.busy:
				return json( { error: 'RateLimitExceeded' }, 429 );
			case SPECIAL_POSTS.broken:
				return { status: 200, headers: {}, body: '<html>cut' };
			default:
				return json( { thread: threadOf( key, origin ) } );
		}
	} ),
	mockPage( {
		service: 'bluesky-threads',
		path: '/img/{file}',
	} ).reply( ( { params } ): Page =>
		params.file === '9.png'
			? { status: 404, headers: {}, body: '' }
			: { headers: { 'Content-Type': 'image/png' }, body: POINT }
	),
	mockPage( {
		service: 'mastodon-threads',
		path: '/api/v1/statuses/{id}',
	} ).reply( ( { params, origin } ) =>
		params.id === '404'
			? json( { error: 'Record not found' }, 404 )
			: json(
					status(
						'2',
						'<p>Second: <a href="https://example.org/salt" onclick="alert(1)"><span class="invisible">https://</span>example.org/salt</a></p><p>Read<br>on.<script>alert(1)</script></p>',
						{
							in_reply_to_id: '1',
							media_attachments: [
								{
									type: 'image',
									url: `${ origin }/services/bluesky-threads/img/3.png`,
									description: 'A loaf',
								},
							],
						}
					)
				)
	),
	mockPage( {
		service: 'mastodon-threads',
		path: '/api/v1/statuses/{id}/context',
	} ).reply( () =>
		json( {
			ancestors: [
				status( '0', '<p>Somebody asks.</p>', {
					account: { id: '8' },
				} ),
				status( '1', '<p>First: rye.</p>' ),
			],
			descendants: [
				status( '5', '<p>Nice!</p>', {
					in_reply_to_id: '2',
					account: { id: '8' },
				} ),
				status( '3', '<p>Third: bread.</p>', { in_reply_to_id: '2' } ),
				status( '6', '<p>To Jonas.</p>', { in_reply_to_id: '5' } ),
			],
		} )
	),
];
