import { expect, type PlainVisit } from '#e2e';

export const content = `<!-- wp:dovetail/subscriptions {"showSubscribersTotal":true,"borderRadius":8,"customFontSize":"20px","buttonGradient":"pale-ocean"} --><div class="wp-block-dovetail-subscriptions has-own-button" style="--dovetail-button:var(--wp--preset--gradient--pale-ocean);--dovetail-font-size:20px;--dovetail-radius:8px"></div><!-- /wp:dovetail/subscriptions -->`;

export const visit: PlainVisit[ 'visit' ] = async ( {
	page,
	runPhp,
	send,
	mailOf,
} ) => {
	expect(
		await send( 'subscriptions', { dovetail_email: 'ada@example' } )
	).toContain( 'Please enter an email address' );
	expect(
		await send( 'subscriptions', { dovetail_email: 'ada@example.com' } )
	).toContain( 'Almost done' );
	const [ , confirm = '' ] =
		/Confirm subscription:\n(\S+)/.exec(
			( await mailOf( 'Confirm your subscription' ) ).plain
		) ?? [];
	expect( await ( await fetch( confirm ) ).text() ).toContain(
		'Confirm your subscription'
	);
	expect(
		await ( await fetch( confirm, { method: 'POST' } ) ).text()
	).toContain( 'You are subscribed' );
	expect( await page() ).toContain( 'Join 1 other subscriber' );
	await runPhp(
		`wp_insert_post( array( 'post_title' => 'A new post', 'post_content' => 'Rye.', 'post_status' => 'publish' ) );
		do_action( 'dovetail_blocks_forget_unconfirmed' );`
	);
};

export const after: PlainVisit[ 'after' ] = async ( { mailOf, privacyOf } ) => {
	expect( ( await mailOf( 'A new post' ) ).plain ).toContain( 'Rye.' );
	expect(
		await privacyOf( 'dovetail-blocks-subscription', 'ada@example.com' )
	).toEqual( { exported: 1, erased: 1 } );
};
