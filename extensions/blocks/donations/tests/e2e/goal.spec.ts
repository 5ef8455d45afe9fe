import { expect, php, rightToLeft, screenshot, siteUrl, test } from '#e2e';
import { BLOCK, beginAnew, paid, postWith } from './support';

beginAnew();

/** Records payments for plans, in smallest units. */
const record = ( ...payments: object[] ): Promise< number > =>
	php(
		`foreach ( $input as $number => $payment ) {
			\\Dovetail\\Payments\\Payments::record( $payment + array( 'service' => 'stripe', 'mode' => 'live', 'reference' => "goal-$number", 'state' => 'paid', 'currency' => 'EUR', 'email' => "p$number@example.com" ) );
		}
		return 1;`,
		payments
	);

test( 'the bar shows received donations, excluding refunds, test payments and other currencies', async ( {
	visitor,
	pageAs,
} ) => {
	const attributes = await paid( 'EUR', {
		goal: { on: true, amount: 5000 },
	} );
	const once = attributes.oneTimeDonation.planId;
	const monthly = attributes.monthlyDonation.planId;
	const id = await postWith( attributes );
	const goal = visitor.locator( `${ BLOCK }__goal` );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( goal ).toHaveText( /^0\s€ of 5\.000\s€, 0 people$/ );
	await record(
		{ plan: once, amount: 100000 },
		{ plan: monthly, amount: 24000 },
		{ plan: once, amount: 5000, state: 'refunded', refunded: 5000 },
		{ plan: once, amount: 7700, state: 'pending' },
		{ plan: once, amount: 8800, mode: 'test' },
		{ plan: 999999, amount: 9900 }
	);
	await visitor.reload();
	await expect( goal ).toHaveText( /^1\.240\s€ of 5\.000\s€, 2 people$/ );
	await expect( goal.locator( 'p > bdi > bdi' ) ).toHaveText( [
		/^1\.240\s€$/,
		/^5\.000\s€$/,
		'2 people',
	] );
	const bar = goal.locator( `${ BLOCK }__bar` );
	await expect( bar ).toHaveAttribute( 'style', '--dovetail-raised:24%' );
	await screenshot( visitor, 'donations-visitor-goal' );
	// For users who may edit the post, the preview counts only test payments and shows a note.
	const admin = await pageAs( 'administrator' );
	await admin.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( admin.locator( `${ BLOCK }__goal` ) ).toHaveText(
		/^1\.240\s€ of 5\.000\s€, 2 people$/
	);
	await visitor.goto( `${ siteUrl() }/?p=${ id }&preview=true` );
	await expect( goal ).toHaveText( /^1\.240\s€ of 5\.000\s€, 2 people$/ );
	// Only the preview of a published post needs a nonce, so make the post a draft.
	const setStatus = ( status: string ) =>
		php(
			`return wp_update_post( array( 'ID' => $input['id'], 'post_status' => $input['status'] ) );`,
			{ id, status }
		);
	await setStatus( 'draft' );
	await admin.goto( `${ siteUrl() }/?p=${ id }&preview=true` );
	await expect( admin.locator( `${ BLOCK }__goal` ) ).toHaveText(
		/^88\s€ of 5\.000\s€, 1 personThis preview counts test payments\. The published page doesn’t\.$/
	);
	await setStatus( 'publish' );
	await record( {
		plan: once,
		amount: 600050,
		reference: 'goal-more',
		email: 'more@example.com',
	} );
	await visitor.reload();
	await expect( goal ).toHaveText( /^7\.240,50\s€ of 5\.000\s€, 3 people$/ );
	await expect( bar ).toHaveAttribute( 'style', '--dovetail-raised:100%' );
} );

test( 'the goal includes donations that are no longer offered, and is readable on a right-to-left page', async ( {
	visitor,
} ) => {
	const attributes = await paid( 'EUR', {
		goal: { on: true, amount: 5000 },
	} );
	await record( { plan: attributes.annualDonation.planId, amount: 100000 } );
	const id = await postWith( {
		...attributes,
		annualDonation: { ...attributes.annualDonation, show: false },
	} );
	await rightToLeft( async () => {
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const line = visitor.locator( `${ BLOCK }__goal p` );
		await expect( line ).toHaveText( /^1\.000\s€ of 5\.000\s€, 1 person$/ );
		const places = await line
			.locator( 'bdi:not(:has(bdi))' )
			.evaluateAll( ( parts ) =>
				parts.map( ( part ) => part.getBoundingClientRect().left )
			);
		expect( places ).toHaveLength( 3 );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
		await screenshot( visitor, 'donations-goal-rtl' );
	} );
} );
