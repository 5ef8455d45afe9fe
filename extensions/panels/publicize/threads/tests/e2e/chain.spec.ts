import { expect, php, test } from '#e2e';
import { readFileSync } from 'node:fs';
import {
	answering,
	asked,
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
} from '../../../tests/e2e/support';
import { paragraph } from './support';

beginAnew();

const SENTENCES = 'Each loaf takes two days in our small bakery. '.repeat( 24 );

/** PHP that publishes a thread of a few posts, and says its number. */
const PUBLISHED = `
	$thread = static function ( $content, $message = '' ) {
		$post = wp_insert_post( wp_slash( array( 'post_title' => 'Rye bread', 'post_content' => $content, 'post_status' => 'draft', 'post_author' => 1 ) ) );
		update_post_meta( $post, 'jetpack_is_tweetstorm', true );
		update_post_meta( $post, 'jetpack_publicize_message', wp_slash( $message ) );
		wp_publish_post( $post );
		return $post;
	};`;

type Log = Record< string, [ string, string, string ] >;

/** Publishes a thread and shares it. */
const share = ( content: string, message = '', before = '' ) =>
	php< { log: Log; kept: string[]; url: string } >(
		`${ NO_PLATFORM } ${ SHARE } ${ PUBLISHED } ${ before }
		$post = $thread( $input['content'], $input['message'] );
		$share( $post );
		return array( 'log' => $log( $post ), 'kept' => preg_grep( '~^_dovetail_thread~', array_keys( get_post_meta( $post ) ) ), 'url' => get_permalink( $post ) );`,
		{ content, message }
	);

type Status = { status: string; in_reply_to_id?: string };
const statuses = async () =>
	( await asked( /\/api\/v1\/statuses$/ ) ).map(
		( { data } ) => data as Status
	);

type Post = {
	rkey: string;
	record: {
		text: string;
		reply?: Record< 'root' | 'parent', { uri: string; cid: string } >;
		facets?: {
			index: { byteStart: number; byteEnd: number };
			features: { uri?: string }[];
		}[];
		embed?: unknown;
	};
};
const records = async () =>
	( await asked( /createRecord$/ ) ).map( ( { data } ) => data as Post );

test( 'at Mastodon each post of a thread replies to the one before: the author’s words, the content, the way to the rest', async () => {
	await connect( { mastodon: MASTODON } );
	const { log, kept, url } = await share(
		paragraph( SENTENCES ),
		'From our oven'
	);
	const sent = await statuses();
	expect( sent[ 0 ]?.status ).toBe( 'From our oven\n\nA thread ⬇️' );
	expect( sent.at( -1 )?.status ).toBe(
		`This thread can be read here: ${ url }`
	);
	const content = sent.slice( 1, -1 ).map( ( { status } ) => status );
	expect( content.length ).toBeGreaterThan( 1 );
	expect( content.join( ' ' ) ).toBe( SENTENCES.trim() );
	expect( sent[ 0 ] ).not.toHaveProperty( 'in_reply_to_id' );
	const ids = sent
		.slice( 1 )
		.map( ( each ) => Number( each.in_reply_to_id ) );
	expect( new Set( ids ).size ).toBe( ids.length );
	expect( ids ).toEqual( [ ...ids ].sort() );
	expect( log.mastodon?.[ 0 ] ).toBe( 'done' );
	expect( log.mastodon?.[ 2 ] ).toContain( String( ids[ 0 ] ) );
	expect( kept ).toEqual( [] );
} );

test( 'at Bluesky each post has the first and the one before; a long link is shown short and leads to all of it', async () => {
	await connect( { bluesky: BLUESKY } );
	const link = `https://bakery.example/${ 'rye/'.repeat( 200 ) }`;
	const { log } = await share(
		paragraph( `See ${ link } and more.` ) + paragraph( SENTENCES )
	);
	const sent = await records();
	expect( log.bluesky?.[ 0 ] ).toBe( 'done' );
	expect( sent.map( ( { record } ) => record.reply?.root.uri ) ).toEqual( [
		undefined,
		...sent
			.slice( 1 )
			.map( () => expect.stringContaining( `/${ sent[ 0 ]?.rkey }` ) ),
	] );
	sent.slice( 1 ).forEach( ( { record }, index ) =>
		expect( record.reply?.parent.uri ).toContain(
			`/${ sent[ index ]?.rkey }`
		)
	);
	for ( const { record } of sent ) {
		expect( Buffer.byteLength( record.text ) ).toBeLessThanOrEqual( 3000 );
		expect( [ ...record.text ].length ).toBeLessThanOrEqual( 300 );
	}
	const { text = '', facets } = sent[ 1 ]?.record ?? {};
	expect( text ).toMatch(
		/^See https:\/\/bakery\.example\/[rye/]+… and more\./
	);
	const [ facet ] = facets ?? [];
	expect( facet?.features[ 0 ]?.uri ).toBe( link );
	expect(
		Buffer.from( text )
			.subarray( facet?.index.byteStart, facet?.index.byteEnd )
			.toString()
	).toMatch( /^https:.*…$/ );
} );

test( 'an interrupted thread resumes with the original text, and posts nothing twice', async () => {
	await connect( { mastodon: MASTODON, bluesky: BLUESKY } );
	const { first, log, bodies, keys, pauses } = await php< {
		first: Log;
		log: Log;
		pauses: Record< string, number | true >;
		bodies: string[];
		keys: string[];
	} >(
		`${ NO_PLATFORM } ${ SHARE } ${ PUBLISHED }
		$bodies = array();
		$keys   = array();
		$calls  = 0;
		$break  = true;
		add_filter( 'pre_http_request', static function ( $no, $args, $url ) use ( &$bodies, &$keys, &$calls, &$break ) {
			if ( ! preg_match( '~/statuses$|createRecord$~', $url ) ) {
				return $no;
			}
			// The third post of each network arrives, and its answer does not.
			$calls++;
			$bodies[] = $args['body'];
			$keys[]   = $args['headers']['Idempotency-Key'] ?? json_decode( $args['body'], true )['rkey'];
			return $break && 0 === $calls % 3 ? new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ) : $no;
		}, 98, 3 );
		$post   = $thread( $input );
		$pauses = $share( $post );
		$first  = $log( $post );
		$break  = false;
		wp_update_post( wp_slash( array( 'ID' => $post, 'post_content' => '<!-- wp:paragraph --><p>Another text.</p><!-- /wp:paragraph -->' ) ) );
		$share( $post );
		return array( 'first' => $first, 'pauses' => $pauses, 'log' => $log( $post ), 'bodies' => $bodies, 'keys' => $keys );`,
		paragraph( SENTENCES )
	);
	for ( const network of [ 'mastodon', 'bluesky' ] ) {
		expect( first[ network ]?.[ 0 ] ).toBe( 'waiting' );
		expect( pauses[ network ] ).toBeGreaterThan( 0 );
		expect( log[ network ]?.[ 0 ] ).toBe( 'done' );
	}
	const texts = bodies.map( ( body ) => {
		const { status, record } = JSON.parse( body );
		return status ?? record.text;
	} );
	expect( texts ).toContainEqual( expect.stringMatching( /^Each loaf/ ) );
	expect( texts.join( '' ) ).not.toContain( 'Another text' );
	// Each network was sent its third post twice, under the same key, and every other one once.
	const counts = keys.map(
		( key ) => keys.filter( ( other ) => other === key ).length
	);
	expect( counts.filter( ( count ) => count === 2 ) ).toHaveLength( 4 );
	expect( counts.filter( ( count ) => count > 2 ) ).toEqual( [] );
} );

test( 'of a thread of more than a hundred posts a hundred are posted, and the way to the rest', async () => {
	const { texts, url } = await php< { texts: string[][]; url: string } >(
		`${ PUBLISHED }
		foreach ( array( 0, 1, 100, 101, 1000 ) as $count ) {
			$post    = get_post( $thread( implode( '', array_map( static fn( $number ) => "<!-- wp:heading --><h2>$number</h2><!-- /wp:heading -->", $count ? range( 1, $count ) : array() ) ) ) );
			$texts[] = array_column( \\Dovetail\\Publicize\\Thread_Plan::of( new \\Dovetail\\Publicize\\Content( $post ), \\Dovetail\\Publicize\\Thread_Measure::twitter() ), 'text' );
		}
		return array( 'texts' => $texts, 'url' => get_permalink( $post ) );`
	);
	expect( texts.map( ( list ) => list.length ) ).toEqual( [
		2, 3, 102, 102, 102,
	] );
	expect( texts.map( ( list ) => list[ 0 ] ) ).toEqual(
		Array( 5 ).fill( 'Rye bread\n\nA thread ⬇️' )
	);
	expect(
		texts.map( ( list ) => list.at( -1 )?.replace( / http.*/, '' ) )
	).toEqual( [
		'This thread can be read here:',
		'This thread can be read here:',
		'This thread can be read here:',
		'The rest of this thread can be read here:',
		'The rest of this thread can be read here:',
	] );
	expect( texts[ 4 ]?.at( -1 ) ).toContain( url );
	expect( texts[ 4 ]?.[ 100 ] ).toBe( '100' );
} );

test( 'the first tweet of a thread has room for 280 characters, counted as Twitter does', async () => {
	const cases = JSON.parse(
		readFileSync(
			new URL( '../first-tweet.cases.json', import.meta.url ),
			'utf8'
		)
	) as [ [ string, number ], [ string, number ], string ][];
	const texts = await php< string[] >(
		`${ PUBLISHED }
		$post = get_post( $thread( '' ) );
		return array_map( static function ( $title ) use ( $post ) {
			wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_title' => $title ) ) );
			return \\Dovetail\\Publicize\\Thread_Plan::of( new \\Dovetail\\Publicize\\Content( get_post( $post->ID ) ), \\Dovetail\\Publicize\\Thread_Measure::twitter() )[0]['text'];
		}, $input );`,
		cases.map( ( [ [ text, times ] ] ) => text.repeat( times ) )
	);
	expect( texts ).toEqual(
		cases.map(
			( [ , [ kept, count ], end ] ) =>
				`${ kept.repeat( count ) }${ end }\n\nA thread ⬇️`
		)
	);
} );

test( 'a network that has no threads gets one post', async () => {
	const { sent, log } = await php< { sent: { body: string }[]; log: Log } >(
		`${ NO_PLATFORM } ${ SHARE } ${ PUBLISHED } ${ answering( 204, '' ) }
		update_option( \\Dovetail\\Connections\\Connections::option_name( 'webhook' ), array( 'address' => 'https://hooks.example/posts', 'secret' => 'the-webhook-secret-of-the-bakery' ) );
		$post = $thread( $input );
		$share( $post );
		return array( 'sent' => $sent, 'log' => $log( $post ) );`,
		paragraph( SENTENCES )
	);
	expect( log.webhook?.[ 0 ] ).toBe( 'done' );
	expect(
		sent.filter( ( { body } ) => body.includes( 'post.published' ) )
	).toHaveLength( 1 );
} );

test( 'the platform gets the whole thread', async () => {
	await php(
		`${ SHARE } ${ PUBLISHED }
		update_option( 'dovetail_blocks_publicize_of_platform', array( array( 'id' => '9', 'service_name' => 'twitter', 'enabled' => true ) ) );
		$post = $thread( $input );
		$share( $post );
		return 1;`,
		paragraph( SENTENCES )
	);
	const [ call ] = await asked( /publicize\/share$/ );
	const { thread } = call?.data as {
		thread: { text: string; media: unknown[]; urls: string[] }[];
	};
	expect( thread[ 0 ]?.text ).toBe( 'Rye bread\n\nA thread ⬇️' );
	expect(
		thread
			.slice( 1, -1 )
			.map( ( { text } ) => text )
			.join( ' ' )
	).toBe( SENTENCES.trim() );
	expect( thread.at( -1 )?.urls ).toHaveLength( 1 );
} );
