import { expect, php, test } from '#e2e';
import {
	begin,
	beginAnew,
	comeBack,
	faults,
	formOf,
	pageOf,
	payments,
	plan,
	send,
	stripe,
} from './support';

beginAnew();

const SENTENCE =
	'Stripe could not be reached, or can’t take payments for this site at the moment. Nothing was charged. Try again in a few minutes.';

for ( const call of [
	'POST stripe:/v1/products',
	'GET stripe:/v1/prices',
	'POST stripe:/v1/prices',
	'POST stripe:/v1/checkout/sessions',
] ) {
	test( `while ${ call } has a fault nothing is begun, and the next press begins it`, async () => {
		const page = await pageOf( {
			plan: await plan( { kind: 'plan', title: 'Friend', amount: 500 } ),
			kind: 'plan',
		} );
		const form = await formOf( page );
		for ( const fault of [
			'refused',
			'not-json',
			'wrong-shape',
			'cut',
			{ kind: 'refused', status: 429 },
			{ kind: 'refused', status: 404 },
		] ) {
			await faults( { [ call ]: fault } );
			const { status, said } = await send( page, form );
			expect( [ fault, status, said ] ).toEqual( [
				fault,
				200,
				SENTENCE,
			] );
		}
		expect( await payments() ).toEqual( [] );
		await faults( {} );
		expect( ( await send( page, form ) ).status ).toBe( 303 );
		expect( await payments() ).toHaveLength( 1 );
		expect( ( await stripe() ).sessions ).toHaveLength( 1 );
	} );
}

test( 'a session whose address comes too late is never hers: the next press begins another, and that is charged', async () => {
	const page = await pageOf();
	const form = { ...( await formOf( page ) ), amount: '5' };
	await faults( {
		'POST stripe:/v1/checkout/sessions': { kind: 'late', ms: 20_000 },
	} );
	expect( await send( page, form ) ).toMatchObject( {
		status: 200,
		said: SENTENCE,
	} );
	await faults( {} );
	const { location } = await send( page, form );
	const { sessions } = await stripe();
	expect( sessions.map( ( { url } ) => url === location ) ).toEqual( [
		false,
		true,
	] );
	expect( await payments() ).toMatchObject( [
		{ reference: sessions[ 1 ]?.client_reference_id },
	] );
} );

test( 'while Stripe does not respond on return, the visitor is asked not to pay again, and later reads the result', async () => {
	const session = await begin( await pageOf() );
	await stripe( 'pay', { session: session.id } );
	for ( const fault of [ 'refused', 'not-json', 'wrong-shape', 'cut' ] ) {
		await faults( { 'GET stripe:/v1/checkout/sessions/{id}': fault } );
		expect( await comeBack( session.success_url ) ).toMatch(
			/^We can’t confirm your payment of 5,00.€ yet because Stripe is not responding\. Don’t pay again: reload this page in a few minutes\.$/
		);
	}
	await faults( {} );
	expect( await comeBack( session.success_url ) ).toMatch(
		/^Thank you! You paid 5,00/
	);
} );

test( 'where the site could make no note of a payment, nobody is led to Stripe', async () => {
	const page = await pageOf();
	const form = { ...( await formOf( page ) ), amount: '5' };
	await php(
		`file_put_contents( WP_CONTENT_DIR . '/mu-plugins/e2e-full.php', '<?php add_filter( "wp_insert_post_empty_content", static function ( $empty, $post ) { return $empty || "dovetail_payment" === $post["post_type"]; }, 10, 2 );' ); return 1;`
	);
	try {
		expect( await send( page, form ) ).toMatchObject( {
			status: 200,
			said: 'Your payment could not be started because this site could not record it. Try again in a few minutes. Nothing was charged.',
		} );
	} finally {
		await php(
			`return unlink( WP_CONTENT_DIR . '/mu-plugins/e2e-full.php' );`
		);
	}
	expect( await send( page, form ) ).toMatchObject( {
		status: 303,
	} );
} );
