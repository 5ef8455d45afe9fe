import { expect, php, siteUrl, test } from '#e2e';
import { randomUUID } from 'node:crypto';
import { beginAnew, pageOf, send } from './support';

beginAnew();

test( 'a draft accepts no payments from visitors', async () => {
	const page = await pageOf( {}, 'draft' );
	const sealed = await php< string >(
		`$post = get_post( $input ); $GLOBALS['post'] = $post;
		return apply_filters( 'the_content', $post->post_content );`,
		Number( page.split( '=' )[ 1 ] )
	);
	const [ , offer = '' ] =
		/name="dovetail_payment" value="([^"]+)"/.exec( sealed ) ?? [];
	expect(
		await send(
			siteUrl(),
			{ dovetail_payment: offer, key: randomUUID(), amount: '5' },
			{ script: true }
		)
	).toMatchObject( {
		status: 403,
		said: 'This page is not public, so it can’t take payments. Nothing was charged.',
	} );
} );
