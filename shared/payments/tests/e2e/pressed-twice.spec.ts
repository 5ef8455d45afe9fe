import { expect, php, test } from '#e2e';
import { randomUUID } from 'node:crypto';
import {
	beginAnew,
	comeBack,
	faults,
	formOf,
	pageOf,
	payments,
	send,
	stripe,
} from './support';

beginAnew();

/** The cookie of a browser that has sent a form before. */
const cookie = () => `dovetail_visitor=${ randomUUID().replaceAll( '-', '' ) }`;

test.describe( 'pressed twice', () => {
	test( 'at the same moment, a form is one payment', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const visitor = cookie();
		const answers = await Promise.all(
			Array.from( { length: 6 }, () => send( page, form, { visitor } ) )
		);
		const { sessions } = await stripe();
		expect( sessions ).toHaveLength( 1 );
		expect(
			new Set( answers.map( ( { location } ) => location ) )
		).toEqual( new Set( [ sessions[ 0 ]?.url ] ) );
		expect( await payments() ).toHaveLength( 1 );
	} );

	for ( const [ what, pause ] of [
		[ 'at once', 0 ],
		[ 'while Stripe is asked', 1000 ],
	] as const ) {
		test( `${ what }, by a visitor without JavaScript, it is one payment`, async ( {
			pageAs,
		} ) => {
			await faults( {
				'POST stripe:/v1/checkout/sessions': { kind: 'late', ms: 3000 },
			} );
			const page = await pageAs( null, { javaScriptEnabled: false } );
			await page.goto( await pageOf() );
			await page.getByLabel( 'Amount' ).fill( '5' );
			const { x, y, width, height } = ( await page
				.getByRole( 'button', { name: 'Donate' } )
				.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };
			await page.mouse.click( x + width / 2, y + height / 2 );
			await page.waitForTimeout( pause );
			await page.mouse.click( x + width / 2, y + height / 2 );
			await expect( page.locator( 'main' ) ).toContainText( '500 eur' );
			expect( ( await stripe() ).sessions ).toHaveLength( 1 );
			expect( await payments() ).toHaveLength( 1 );
		} );
	}

	test( 'by two people on one cached page, with one address and the same browser, it is two', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const answers = await Promise.all( [
			send( page, form ),
			send( page, form ),
		] );
		const { sessions } = await stripe();
		expect( sessions ).toHaveLength( 2 );
		expect(
			new Set( answers.map( ( { location } ) => location ) )
		).toEqual( new Set( sessions.map( ( { url } ) => url ) ) );
		// Nor do they share one after the first has paid.
		await stripe( 'pay', { session: sessions[ 0 ]?.id } );
		await comeBack( sessions[ 0 ]?.success_url ?? '' );
		const third = await send( page, form );
		expect( third.location ).toBe(
			( await stripe() ).sessions.at( -1 )?.url
		);
		expect( ( await stripe() ).sessions ).toHaveLength( 3 );
	} );

	test( 'in browsers that accept no cookie, it is two rather than that of another visitor', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const press = async () =>
			await fetch( `${ page }&dovetail_again=1`, {
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams( form ),
			} );
		const answers = [ await press(), await press() ];
		expect( answers.map( ( { status } ) => status ) ).toEqual( [
			303, 303,
		] );
		expect( ( await stripe() ).sessions ).toHaveLength( 2 );
	} );

	test( 'in one tab, with its script’s own key, it is one payment', async () => {
		const page = await pageOf();
		const form = {
			...( await formOf( page ) ),
			key: randomUUID(),
			amount: '5',
		};
		const first = await send( page, form, { script: true } );
		const again = await send( page, form, { script: true } );
		expect( again ).toEqual( first );
		// A key that could be that of another tab by chance counts for nothing.
		await send( page, { ...form, key: '' }, { script: true } );
		await send( page, { ...form, key: '' }, { script: true } );
		expect( ( await stripe() ).sessions ).toHaveLength( 3 );
	} );

	test( 'with another amount, it is another', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		await send( page, { ...form, amount: '5' } );
		await send( page, { ...form, amount: '6' } );
		expect(
			( await stripe() ).sessions.map(
				( session ) => session.amount_total
			)
		).toEqual( [ 500, 600 ] );
	} );

	test( 'after paying, the visitor reads that, and is not charged again', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const visitor = cookie();
		await send( page, form, { visitor } );
		const [ session ] = ( await stripe() ).sessions;
		await stripe( 'pay', { session: session?.id } );
		await comeBack( session?.success_url ?? '' );
		const again = await send( page, form, { visitor } );
		expect( again.location ).toBe( session?.success_url );
		expect( await comeBack( again.location ) ).toMatch(
			/^Thank you! You paid 5,00/
		);
	} );

	test( 'after two minutes, it is a new payment', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const visitor = cookie();
		await send( page, form, { visitor } );
		await php(
			`global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = CONCAT( %s, SUBSTR( option_value, 11 ) ) WHERE option_name LIKE 'dovetail\\_blocks\\_claim\\_checkout%%'", time() - 1 ) );`
		);
		await send( page, form, { visitor } );
		expect( ( await stripe() ).sessions ).toHaveLength( 2 );
	} );
} );

test.describe( 'of the payments that are begun and not finished', () => {
	/** So many open payments of others, begun so many seconds ago. */
	const open = ( count: number, ago = 0 ) =>
		php(
			`global $wpdb;
			$then = gmdate( 'Y-m-d H:i:s', time() - $input[1] );
			$row  = $wpdb->prepare( "( 'dovetail_payment', 'dovetail_pending', %s, %s, %s, %s, '', '', '', '', '', '' )", $then, $then, $then, $then );
			foreach ( array_chunk( array_fill( 0, $input[0], $row ), 500 ) as $rows ) {
				$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ',', $rows ) );
			}
			return update_option( 'e2e_payment_limit', 30 );`,
			[ count, ago ]
		);

	test( 'a site has a limited number, and says when there is room again', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		await open( 2000, 5400 );
		expect( ( await send( page, form ) ).said ).toBe(
			'This site is busy because too many payments were started. Nothing was charged. Try again in 30 minutes.'
		);
		expect( ( await stripe() ).sessions ).toEqual( [] );
		// Those whose time is over count no more.
		await php(
			`global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_date_gmt = %s WHERE post_type = 'dovetail_payment'", gmdate( 'Y-m-d H:i:s', time() - 7300 ) ) );`
		);
		expect( ( await send( page, form ) ).status ).toBe( 303 );
	} );

	test( 'the second half is for visitors who have begun few', async () => {
		const page = await pageOf();
		await open( 1000 );
		const said = [];
		for ( const amount of [ '5', '6', '7', '8' ] ) {
			said.push(
				( await send( page, { ...( await formOf( page ) ), amount } ) )
					.said
			);
		}
		expect( said ).toEqual( [
			'',
			'',
			'',
			'Too many payments were started from your connection. Try again in an hour. Nothing was charged.',
		] );
	} );
} );

test( 'one larger IPv6 network begins no more payments in an hour than sixteen clients', async () => {
	expect(
		await php(
			`update_option( 'e2e_payment_limit', 30 );
			$limit = new ReflectionMethod( '\\Dovetail\\Payments\\Order', 'limit' );
			$limit->setAccessible( true );
			// All in one hour of the clock, which is what is counted.
			while ( time() % HOUR_IN_SECONDS > HOUR_IN_SECONDS - 15 ) { sleep( 1 ); }
			$begun = 0;
			for ( $network = 0; $network < 600; $network++ ) {
				$_SERVER['REMOTE_ADDR'] = '2001:db8:1:' . dechex( 256 * ( $network % 20 ) + intdiv( $network, 20 ) ) . '::1';
				$begun += null === $limit->invoke( null ) ? 1 : 0;
			}
			return $begun;`
		)
	).toBe( 480 );
} );

test( 'one client begins so many payments in an hour', async () => {
	await php( `return update_option( 'e2e_payment_limit', 2 );` );
	const page = await pageOf();
	const form = await formOf( page );
	const said = [];
	for ( const amount of [ '5', '6', '7' ] ) {
		said.push( ( await send( page, { ...form, amount } ) ).said );
	}
	expect( said ).toEqual( [
		'',
		'',
		'Too many payments were started from your connection. Try again in an hour. Nothing was charged.',
	] );
} );
