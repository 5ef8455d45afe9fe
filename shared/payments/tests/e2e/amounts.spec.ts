import { expect, php, test } from '#e2e';
import { randomUUID } from 'node:crypto';
import { beginAnew, formOf, pageOf, send, stripe } from './support';

beginAnew();

test.describe( 'what a visitor enters is', () => {
	for ( const [ typed, charged, said = '' ] of [
		[ '5', 500 ],
		[ '5,5', 550 ],
		[ '1.234,50', 123450 ],
		[ '1,234.50', 123450 ],
		[ '٥', 500 ],
		[ ' 12,50 € ', 1250 ],
		[ '0.50', 50 ],
		[ '999999.99', 99999999 ],
		[ '0', null, 'The minimum amount is 0,50 €.' ],
		[ '0.49', null, 'The minimum amount is 0,50 €.' ],
		[ '-5', null, 'This is not an amount. Enter it like this: 12,50 €.' ],
		[ '1e3', null, 'This is not an amount. Enter it like this: 12,50 €.' ],
		[ 'NaN', null, 'This is not an amount. Enter it like this: 12,50 €.' ],
		[ '1000000000', null, 'The maximum amount is 999.999,99 €.' ],
		[ '1000000', null, 'The maximum amount is 999.999,99 €.' ],
		[
			`1.${ '0'.repeat( 100 ) }`,
			null,
			'This is not an amount. Enter it like this: 12,50 €.',
		],
		[
			'9'.repeat( 400 ),
			null,
			'This is not an amount. Enter it like this: 12,50 €.',
		],
		[
			'1.234',
			null,
			'“1.234” is ambiguous. Enter the amount with its decimals, such as 1.234,00 €.',
		],
		[ '', null, 'Please choose an amount.' ],
	] as const ) {
		test( `“${ typed.slice( 0, 20 ) }”: ${ charged === null ? 'refused with a sentence' : `charged as ${ charged }` }`, async () => {
			const page = await pageOf();
			const form = await formOf( page );
			const {
				status,
				said: read,
				location,
			} = await send( page, { ...form, amount: typed } );
			const { sessions } = await stripe();
			if ( charged === null ) {
				expect( [
					status,
					read.replaceAll( '\u00a0', ' ' ),
					sessions,
				] ).toEqual( [ 200, said, [] ] );
			} else {
				expect( sessions ).toMatchObject( [
					{ amount_total: charged, currency: 'eur', url: location },
				] );
				expect( status ).toBe( 303 );
			}
		} );
	}

	test( 'a tier of the author’s, and nothing else where custom amounts are off', async () => {
		const page = await pageOf( { custom: false } );
		const form = await formOf( page );
		const choose = async ( fields: Record< string, string > ) => {
			const { status, said } = await send( page, {
				...form,
				key: randomUUID(),
				...fields,
			} );
			return [ status, said ];
		};
		expect( await choose( { amount_choice: '1' } ) ).toEqual( [ 303, '' ] );
		expect( await choose( { amount: '15' } ) ).toEqual( [ 303, '' ] );
		expect( await choose( { amount: '16' } ) ).toEqual( [
			200,
			'Please choose one of the amounts.',
		] );
		for ( const choice of [ '3', '-1', '0.5', '1e0', 'x', '' ] ) {
			expect( await choose( { amount_choice: choice } ) ).toEqual( [
				200,
				'Please choose an amount.',
			] );
		}
		expect(
			( await stripe() ).sessions.map(
				( session ) => session.amount_total
			)
		).toEqual( [ 1500, 1500 ] );
	} );

	test( 'kept in the form when it is refused', async ( { pageAs } ) => {
		const page = await pageAs( null, { javaScriptEnabled: false } );
		await page.goto( await pageOf() );
		await page.getByLabel( 'Amount' ).fill( '0,20' );
		await page.getByRole( 'button', { name: 'Donate' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The minimum amount is'
		);
		await expect( page.getByLabel( 'Amount' ) ).toHaveValue( '0,20' );
	} );

	test( 'answered to a script with an address or a sentence', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		const good = await send(
			page,
			{ ...form, amount: '5' },
			{ script: true }
		);
		expect( good ).toMatchObject( {
			status: 200,
			location: ( await stripe() ).sessions[ 0 ]?.url,
		} );
		const bad = await send(
			page,
			{ ...form, amount: '0' },
			{ script: true }
		);
		expect( bad ).toMatchObject( {
			status: 400,
			said: expect.stringMatching( /^The minimum amount is/ ),
		} );
	} );
} );

test( 'in each of the seventeen currencies an amount is taken from the minimum to the most, and nothing around', async () => {
	const minimums = await php<
		Record< string, [ least: number, most: number ] >
	>(
		`return array_combine( $codes = \\Dovetail\\Currency\\Money::card_currencies(), array_map( static fn( $code ) => array( \\Dovetail\\Currency\\Money::minimum( $code ), \\Dovetail\\Payments\\Stripe_Amount::most( $code ) ), $codes ) );`
	);
	expect( Object.keys( minimums ) ).toHaveLength( 17 );
	const asked = Object.entries( minimums ).flatMap(
		( [ code, [ least, most ] ] ) =>
			[ least - 1, least, most, most + 1 ].map(
				( units ) => [ code, units ] as const
			)
	);
	const answers = await php< string[] >(
		`$plans = array();
		return array_map( static function ( $each ) use ( &$plans ) {
			list( $code, $units ) = $each;
			$plans[ $code ] = $plans[ $code ] ?? \\Dovetail\\Payments\\Plans::create( array( 'kind' => 'donation', 'currency' => $code, 'interval' => 'one-time' ) )['id'];
			$offer  = array( 'form' => 'form', 'block' => 'e2e-pay', 'source' => 'site', 'plan' => $plans[ $code ], 'kind' => 'donation', 'currency' => $code, 'interval' => 'one-time', 'title' => '', 'amounts' => array(), 'custom' => true, 'post' => 1, 'back' => home_url( '/' ), 'seller' => 'Harbour Bakery' );
			$placed = \\Dovetail\\Payments\\Order::place( $offer, array( 'amount' => \\Dovetail\\Currency\\Money::format( $units, $code ), 'amount_choice' => '', 'key' => wp_generate_uuid4() ), '' );
			return is_wp_error( $placed ) ? $placed->get_error_message() : 'begun';
		}, $input );`,
		asked
	);
	expect( answers.map( ( answer ) => answer.split( ' is ' )[ 0 ] ) ).toEqual(
		asked.map( ( _, index ) =>
			[ 'The minimum amount', 'begun', 'begun', 'The maximum amount' ].at(
				index % 4
			)
		)
	);
	expect(
		( await stripe() ).sessions.map( ( session ) => [
			session.currency.toUpperCase(),
			session.amount_total,
		] )
	).toEqual( asked.filter( ( _, index ) => [ 1, 2 ].includes( index % 4 ) ) );
} );
