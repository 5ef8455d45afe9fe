import { expect, php, siteUrl, test } from '#e2e';
import { withoutPlatform } from '../../../../tests/e2e/support/plain-site';
import { beginAnew, plan } from './support';

beginAnew();

test.describe( 'a plan', () => {
	const create = ( wish: object ) =>
		php(
			`$plan = \\Dovetail\\Payments\\Plans::create( json_decode( $input, true ) ); return is_wp_error( $plan ) ? $plan->get_error_message() : $plan;`,
			JSON.stringify( {
				kind: 'plan',
				currency: 'EUR',
				interval: '1 month',
				title: 'Friend',
				amount: 500,
				...wish,
			} )
		);

	test( 'that is there already is found, also by two who make it at one moment, and made anew when it was trashed', async () => {
		const made = await Promise.all(
			Array.from( { length: 8 }, async () =>
				Number(
					await ( await fetch( `${ siteUrl() }/?e2e_plan=1` ) ).text()
				)
			)
		);
		expect( made[ 0 ] ).toBeGreaterThan( 0 );
		expect( new Set( made ).size ).toBe( 1 );
		await php( `return (bool) wp_trash_post( $input );`, made[ 0 ] );
		expect(
			await php(
				`return \\Dovetail\\Payments\\Plans::get( $input );`,
				made[ 0 ]
			)
		).toBeNull();
		expect( await plan( { currency: 'SEK' } ) ).not.toBe( made[ 0 ] );
		expect(
			new Set( [
				await plan(),
				await plan( { currency: 'USD' } ),
				await plan( { interval: '1 year' } ),
			] ).size
		).toBe( 3 );
	} );

	for ( const [ what, wish ] of [
		[ 'of nothing', { amount: 0 } ],
		[ 'below the minimum', { amount: 49 } ],
		[ 'of less than nothing', { amount: -500 } ],
		[ 'of a thousand millions', { amount: 100_000_000_000 } ],
		[ 'of no whole minor unit', { amount: 500.5 } ],
		[ 'of text', { amount: '1e3' } ],
		[ 'without a price', { amount: null } ],
		[ 'in a currency that is none', { currency: 'XXX' } ],
		[ 'in a currency that cards are not charged in', { currency: 'CZK' } ],
		[ 'without a title', { title: ' \t\n ' } ],
		[ 'every week', { interval: '1 week' } ],
		[ 'of another kind', { kind: 'gift' } ],
	] as const ) {
		test( `${ what } is refused with a sentence, and nothing is stored`, async () => {
			expect( await create( wish ) ).toMatch( /^[A-Z].+\.$/ );
			expect(
				await php(
					`return array_sum( (array) wp_count_posts( 'dovetail_plan' ) );`
				)
			).toBe( 0 );
		} );
	}
} );

test.describe( 'the editor', () => {
	const ask = (
		method: string,
		path: string,
		data: object,
		login = 'author'
	) =>
		php(
			`wp_set_current_user( $input[3] ? get_user_by( 'login', $input[3] )->ID : 0 );
			$request = new WP_REST_Request( $input[0], '/wpcom/v2/memberships/' . $input[1] );
			if ( 'GET' === $input[0] ) { $request->set_query_params( $input[2] ); } else { $request->set_header( 'Content-Type', 'application/json' ); $request->set_body( wp_json_encode( $input[2] ) ); }
			$answer = rest_do_request( $request );
			return $answer->is_error() ? array( $answer->get_status(), $answer->get_data()['message'] ) : $answer->get_data();`,
			[ method, path, data, login ]
		);

	// spec: 001-7-7
	test( 'gets the three products of donations, made once', async () => {
		const made = await ask( 'POST', 'products', {
			type: 'donation',
			currency: 'EUR',
		} );
		expect( made ).toMatchObject( [
			{
				interval: 'one-time',
				price: null,
				currency: 'EUR',
				type: 'donation',
			},
			{ interval: '1 month' },
			{ interval: '1 year' },
		] );
		expect(
			await ask( 'POST', 'products', {
				type: 'donation',
				currency: 'EUR',
			} )
		).toEqual( made );
		expect(
			await ask( 'POST', 'products', {
				type: 'donation',
				currency: 'CZK',
			} )
		).toEqual( [
			400,
			'Prices in this currency can’t be charged here. Choose another currency.',
		] );
	} );

	// spec: 001-7-8
	test( 'reads the account and what is sold', async () => {
		await ask( 'POST', 'product', {
			currency: 'EUR',
			price: 5.5,
			title: 'Friend',
			interval: '1 month',
		} );
		await ask( 'POST', 'products', { type: 'donation', currency: 'JPY' } );
		const status = {
			should_upgrade_to_access_memberships: false,
			connect_url: '',
			upgrade_url: '',
			connected_account_id: 'acct_1HarbourBakery',
			plan_source: 'site',
			service: 'Stripe',
			mode: 'test',
		};
		for ( const source of [ 'gutenberg', 'gutenberg-wpcom' ] ) {
			expect( await ask( 'GET', 'status', { source } ) ).toMatchObject( {
				...status,
				earnings_url: '',
				products: [
					{ type: 'donation', currency: 'JPY', interval: 'one-time' },
					{ interval: '1 month' },
					{ interval: '1 year' },
					{ type: 'plan', price: 5.5, title: 'Friend' },
				],
			} );
		}
		expect(
			await ask(
				'GET',
				'status',
				{ source: 'gutenberg', type: 'donation' },
				'admin'
			)
		).toMatchObject( {
			earnings_url: expect.stringContaining( 'page=dovetail-payments' ),
			products: [ {}, {}, {} ],
		} );
		expect(
			await ask( 'GET', 'status', { source: 'gutenberg' }, '' )
		).toMatchObject( [ 401, expect.any( String ) ] );
	} );

	test( 'on a site without any service reads that nobody is paid, which is no error; what would make something is refused', async () => {
		const plain = await withoutPlatform( {} );
		await php(
			`delete_option( \\Dovetail\\Connections\\Connections::option_name( 'stripe' ) ); return 1;`
		);
		try {
			expect(
				await ask( 'GET', 'status', { source: 'gutenberg' } )
			).toEqual( { plan_source: 'none' } );
			expect(
				await ask( 'POST', 'products', {
					type: 'donation',
					currency: 'EUR',
				} )
			).toMatchObject( [ 424, expect.any( String ) ] );
		} finally {
			await plain.undo();
		}
	} );

	// spec: 001-7-9
	test( 'creates a plan, and reads what is wrong with a price', async () => {
		const product = {
			currency: 'EUR',
			price: 5.5,
			title: 'Friend',
			interval: '1 month',
		};
		expect( await ask( 'POST', 'product', product ) ).toMatchObject( {
			id: expect.any( Number ),
			...product,
		} );
		for ( const price of [
			0,
			-1,
			0.49,
			1e9,
			5.555,
			'5',
			'1e3',
			'NaN',
			null,
		] ) {
			expect( [
				price,
				await ask( 'POST', 'product', { ...product, price } ),
			] ).toEqual( [
				price,
				[
					400,
					expect.stringMatching(
						/^A price must be between 0,50.€ and 999\.999,99.€\.$/
					),
				],
			] );
		}
		expect(
			await ask( 'POST', 'product', {
				...product,
				currency: 'JPY',
				price: 50.5,
			} )
		).toMatchObject( [ 400, expect.any( String ) ] );
	} );
} );
