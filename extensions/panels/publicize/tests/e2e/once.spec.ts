import { createPost, expect, php, test } from '#e2e';
import { beginAnew, connect, MASTODON, NO_PLATFORM, statuses } from './support';

beginAnew();

const publish = `wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );`;

test( 'fifty simultaneous publish requests share a post only once', async () => {
	await connect( { mastodon: MASTODON } );
	const id = await createPost( { content: 'Rye.', status: 'draft' } );
	await Promise.all(
		Array.from( { length: 50 }, () =>
			php(
				`${ NO_PLATFORM } $post = $input; ${ publish } \\Dovetail\\Publicize\\Publication::begin( $post, get_post( $post ), true, null ); \\Dovetail\\Plugin\\Deliveries::attempt( 'share', $post, 'mastodon' ); return 1;`,
				id
			)
		)
	);
	expect( await statuses() ).toHaveLength( 1 );
} );
