import { expect, php, test } from '#e2e';
import { LIBRARY, removeLibrary } from '../../../tests/e2e/library';
import {
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
} from '../../../tests/e2e/support';
import { records, statuses, THREAD } from './chain-support';

beginAnew();
removeLibrary();

const ALL = { mastodon: MASTODON, bluesky: BLUESKY };

test( 'each post of a thread carries its own pictures, in their order, with what they show', async () => {
	await connect( ALL );
	const { sent, said } = await php< {
		sent: [ string, number, string ][];
		said: Record< string, string >;
	} >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY } ${ THREAD }
		$pictures = array_map( static fn( $number ) => $library( array( 300 + $number, 200, 100 ) ), range( 0, 6 ) );
		$post     = $thread(
			$words( 'Flour' ) . $image( $pictures[0], 'Crumb & “crust”' )
			. $words( 'Salt' ) . $gallery( $image( $pictures[1], 'One' ), $image( $pictures[2] ), $image( $pictures[3], 'Three' ), $image( $pictures[4], 'Four' ), $image( $pictures[5], 'Five' ) )
			. $image( $pictures[6], 'Alone' )
			. $words( 'Water' )
		);
		$share( $post );
		return array( 'sent' => array_map( static fn( $upload ) => preg_match( '~\\r\\n\\r\\n(.*)\\r\\n--\\w+\\r\\n.*\\r\\n\\r\\n(x+)\\r\\n--~sU', $upload[1], $parts ) ? array( 'mastodon', strlen( $parts[2] ), $parts[1] ) : array( $upload[0], strlen( $upload[1] ), '' ), $uploads ), 'said' => $said( $post ) );`
	);
	const alts = [
		'Crumb & “crust”',
		'One',
		'Bread in the library',
		'Three',
		'Four',
		'Alone',
	];
	const bytes = [ 300, 301, 302, 303, 304, 306 ];
	expect( sent.slice( 0, 6 ) ).toEqual(
		alts.map( ( alt, index ) => [ 'mastodon', bytes[ index ], alt ] )
	);
	// The last is that of the card.
	expect( sent.slice( 6 ) ).toEqual(
		[ ...bytes, 300 ].map( ( length ) => [ 'image/jpeg', length, '' ] )
	);
	const texts = [
		'Rye bread\n\nA thread ⬇️',
		'Flour',
		'Salt',
		'',
		'Water',
		expect.stringMatching( /^This thread can be read here: http/ ),
	];
	const posted = await statuses();
	expect( posted.map( ( { status } ) => status ) ).toEqual( texts );
	const ids = posted.map( ( { media_ids: media } ) => media?.length ?? 0 );
	expect( ids ).toEqual( [ 0, 1, 4, 1, 0, 0 ] );
	const all = posted.flatMap( ( { media_ids: media = [] } ) => media );
	expect( all ).toEqual( [ ...new Set( all ) ].sort() );

	const put = ( await records() ).map( ( { record } ) => record );
	expect( put.map( ( { text } ) => text ) ).toEqual( texts );
	expect(
		put.map( ( { embed } ) => embed?.images?.map( ( { alt } ) => alt ) )
	).toEqual( [
		undefined,
		alts.slice( 0, 1 ),
		alts.slice( 1, 5 ),
		alts.slice( 5 ),
		undefined,
		undefined,
	] );
	expect( put[ 1 ]?.embed ).toMatchObject( {
		$type: 'app.bsky.embed.images',
		images: [
			{
				image: { $type: 'blob' },
				aspectRatio: { width: 1200, height: 800 },
			},
		],
	} );
	// Nothing is lost that has to be said.
	for ( const sentence of Object.values( said ) ) {
		expect( sentence ).toMatch( /^Shared to (Mastodon|Bluesky), [^.]+$/ );
	}
} );

test( 'the last post of a thread at Bluesky has the card of the page', async () => {
	await connect( { bluesky: BLUESKY } );
	const url = await php< string >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY } ${ THREAD } $post = $thread( $words( 'Flour' ) ); $share( $post ); return get_permalink( $post );`
	);
	expect(
		( await records() ).map( ( { record } ) => record.embed )
	).toMatchObject( [
		undefined,
		undefined,
		{
			$type: 'app.bsky.embed.external',
			external: { uri: url, title: 'Rye bread' },
		},
	] );
} );

test( 'a job that is tried again sends no picture twice, neither of a thread nor of one post', async () => {
	await connect( ALL );
	const run = `
		$failing = 0;
		$names   = array();
		add_filter( 'pre_http_request', static function ( $no, $args, $url ) use ( &$failing, &$names, $input ) {
			$is_post = preg_match( '~/statuses$|createRecord$~', $url );
			if ( ! $is_post && ! preg_match( '~/media$|uploadBlob$~', $url ) ) { return $no; }
			++$failing;
			$is_broken = in_array( $failing, $input, true );
			if ( ! $is_broken && ! $is_post && preg_match( '~x{900,}~', $args['body'], $found ) ) { $names[] = strlen( $found[0] ); }
			return $is_broken ? new WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect' ) : $no;
		}, 98, 3 );`;
	for ( const [ isThread, broken ] of [
		// The third picture does not arrive, and then the post with all of them.
		[ true, [ 4, 6 ] ],
		[ false, [ 3, 5 ] ],
	] as const ) {
		for ( const network of [ 'mastodon', 'bluesky' ] ) {
			await connect( {
				[ network ]: ALL[ network as keyof typeof ALL ],
			} );
			const { states, names } = await php< {
				states: string[];
				names: number[];
			} >(
				`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY } ${ THREAD }
				$images  = array_map( static fn( $number ) => $image( $library( array( 1000 + $number, 200, 100 ) ) ), range( 1, 3 ) );
				$post    = ${
					isThread
						? `$thread( $words( 'Flour' ) . implode( '', $images ) )`
						: `$shows( implode( '', $images ), true )`
				};
				${ run }
				for ( $try = 0; $try < 3; $try++ ) { $share( $post ); $states[] = array_column( $log( $post ), 0 )[0]; }
				return array( 'states' => $states, 'names' => $names );`,
				broken
			);
			expect( states ).toEqual( [ 'waiting', 'waiting', 'done' ] );
			// The last post of a thread at Bluesky has the first picture in its card.
			expect( names ).toEqual( [
				1001,
				1002,
				1003,
				...( isThread && network === 'bluesky' ? [ 1001 ] : [] ),
			] );
		}
	}
	const [ thread ] = ( await statuses() ).filter(
		( { status } ) => status === 'Flour'
	);
	expect( thread?.media_ids ).toHaveLength( 3 );
} );

test( 'a moving picture of the library goes as its file, alone with its post', async () => {
	await connect( { mastodon: MASTODON } );
	const sent = await php< string[] >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY } ${ THREAD }
		$still = $library( array( 300, 200, 100 ) );
		$id    = $library( array( 500, 200, 100 ) );
		$file  = get_attached_file( $id );
		$gif   = str_replace( '.jpg', '.gif', $file );
		rename( $file, $gif );
		update_attached_file( $id, $gif );
		wp_update_post( array( 'ID' => $id, 'post_mime_type' => 'image/gif' ) );
		wp_update_attachment_metadata( $id, array( 'file' => get_post_meta( $id, '_wp_attached_file', true ), 'width' => 1200, 'height' => 800, 'sizes' => array() ) );
		$post = $thread( $words( 'Flour' ) . $image( $still ) . $image( $id, 'Kneading' ) );
		$share( $post );
		return array_map( static fn( $upload ) => preg_match( '~Content-Type: (\\S+)~', $upload[1], $found ) ? $found[1] : '', $uploads );`
	);
	expect( sent ).toEqual( [ 'image/jpeg', 'image/gif' ] );
	expect(
		( await statuses() ).map(
			( { media_ids: media = [] } ) => media.length
		)
	).toEqual( [ 0, 1, 1, 0 ] );
} );
