import { axeWithin, expect, php, screenshot, siteUrl, test } from '#e2e';
import { beginAnew, payments, plan } from './support';

beginAnew();

/** Records payments as services tell of them. */
const record = ( ...told: object[] ) =>
	php< unknown[] >(
		`return array_map( static function ( $each ) { $id = \\Dovetail\\Payments\\Payments::record( $each ); return is_wp_error( $id ) ? $id->get_error_code() : $id; }, $input );`,
		told.map( ( each ) => ( {
			service: 'stripe',
			mode: 'live',
			reference: 'pi_1',
			state: 'paid',
			amount: 500,
			currency: 'EUR',
			...each,
		} ) )
	);

const total = ( ...args: unknown[] ) =>
	php< { amount: number; people: number } >(
		`return \\Dovetail\\Payments\\Payments::total( ...$input );`,
		args
	);

test( 'a record is found by service, mode and reference, each a payment of its own', async () => {
	const ids = await record(
		{},
		{},
		{ mode: 'test' },
		{ service: 'another' },
		{ reference: 'pi_2' }
	);
	expect( ids[ 0 ] ).toBe( ids[ 1 ] );
	expect( new Set( ids ).size ).toBe( 4 );
	expect(
		await php(
			`return array_map( static fn( $which ) => \\Dovetail\\Payments\\Payments::find( ...$which )['id'] ?? null, $input );`,
			[
				[ 'stripe', 'live', 'pi_1' ],
				[ 'another', 'live', 'pi_1' ],
				[ 'stripe', 'live', 'pi_3' ],
			]
		)
	).toEqual( [ ids[ 0 ], ids[ 3 ], null ] );
	expect(
		await record(
			{ service: '' },
			{ reference: '' },
			{ mode: 'x' },
			{ state: 'x' }
		)
	).toEqual( Array( 4 ).fill( 'payment_invalid' ) );
} );

test.describe( 'what follows from what is told in which order', () => {
	for ( const [ told, state, refunded ] of [
		[ [ { state: 'pending' }, { state: 'paid' } ], 'paid', 0 ],
		[ [ { state: 'paid' }, { state: 'pending' } ], 'paid', 0 ],
		[ [ { state: 'failed' }, { state: 'pending' } ], 'failed', 0 ],
		[ [ { state: 'failed' }, { state: 'paid' } ], 'paid', 0 ],
		[ [ { state: 'paid' }, { state: 'failed' } ], 'paid', 0 ],
		[ [ { state: 'refunded' }, { state: 'paid' } ], 'refunded', 500 ],
		[
			[ { state: 'partly-refunded', refunded: 200 }, { state: 'paid' } ],
			'partly-refunded',
			200,
		],
		[
			[
				{ state: 'paid' },
				{ state: 'partly-refunded', refunded: 200 },
				{ state: 'partly-refunded', refunded: 100 },
			],
			'partly-refunded',
			200,
		],
		[
			[ { state: 'paid' }, { state: 'partly-refunded', refunded: 500 } ],
			'refunded',
			500,
		],
		[
			[
				{ state: 'paid' },
				{ state: 'partly-refunded', refunded: 200 },
				{ state: 'paid', refunded: 0, current: true },
			],
			'paid',
			0,
		],
		[ [ { state: 'differs' }, { state: 'paid' } ], 'differs', 0 ],
		[ [ { state: 'disputed' }, { state: 'paid' } ], 'disputed', 0 ],
		[
			[ { state: 'disputed' }, { state: 'paid', current: true } ],
			'paid',
			0,
		],
	] as const ) {
		test( `${ told.map( ( each ) => each.state ).join( ', ' ) }: ${ state }`, async () => {
			await record( ...told );
			expect( await payments() ).toMatchObject( [ { state, refunded } ] );
		} );
	}

	test( 'what is blank takes nothing away, and what comes late fills what is blank', async () => {
		await record(
			{ state: 'pending', title: 'Tea', plan: 7 },
			{ email: 'Ann@example.com' },
			{ state: 'pending', title: 'Other', name: 'Ann', email: '' }
		);
		expect( await payments() ).toMatchObject( [
			{
				state: 'paid',
				title: 'Tea',
				plan: 7,
				email: 'Ann@example.com',
				name: 'Ann',
			},
		] );
	} );
} );

test( 'a total is the money of its plans in its currency that was not paid back, of how many people, as soon as it changes', async () => {
	const id = await plan();
	const gift = { plan: id, source: 'site' };
	expect( await total( [ id ], 'EUR' ) ).toEqual( { amount: 0, people: 0 } );
	await record(
		{ ...gift, email: 'ann@example.com' },
		{ ...gift, reference: 'pi_2', email: 'ann@example.com', amount: 1000 },
		{ ...gift, reference: 'pi_3', amount: 300, subscription: 'sub_1' },
		{ ...gift, reference: 'pi_4', amount: 300, subscription: 'sub_1' },
		{ ...gift, reference: 'pi_5', amount: 10_000, state: 'refunded' },
		{
			...gift,
			reference: 'pi_6',
			amount: 900,
			state: 'partly-refunded',
			refunded: 400,
		},
		{ ...gift, reference: 'pi_7', state: 'pending' },
		{ ...gift, reference: 'pi_8', state: 'disputed' },
		{ ...gift, reference: 'pi_9', state: 'differs' },
		{ ...gift, reference: 'pi_10', currency: 'USD' },
		{ ...gift, reference: 'pi_11', mode: 'test' },
		{ plan: id + 1, reference: 'pi_12' },
		{ plan: id, source: 'platform', reference: 'pi_13' }
	);
	expect( await total( [ id ], 'EUR' ) ).toEqual( {
		amount: 2600,
		people: 3,
	} );
	expect( await total( [ id, id, 0 ], 'EUR', 'test' ) ).toEqual( {
		amount: 500,
		people: 1,
	} );
	await record( { ...gift, state: 'refunded' } );
	expect( await total( [ id ], 'EUR' ) ).toEqual( {
		amount: 2100,
		people: 3,
	} );
	expect( await total( [], 'EUR' ) ).toEqual( { amount: 0, people: 0 } );
	const before = await php< number >(
		`$before = $GLOBALS['wpdb']->num_queries; \\Dovetail\\Payments\\Payments::total( array( $input ), 'EUR' ); return $GLOBALS['wpdb']->num_queries - $before;`,
		id
	);
	expect( before ).toBeLessThanOrEqual( 2 );
} );

test( 'an owner reads her payments, finds one, and takes them away as a table that no spreadsheet runs', async ( {
	admin,
	pageAs,
	troubles,
} ) => {
	await record(
		{
			reference: 'pi_1',
			email: 'ann@example.com',
			name: '=HYPERLINK("http://evil.example")',
			title: 'Friend of the choir',
			interval: '1 month',
			amount: 1250,
		},
		{
			reference: 'pi_2',
			amount: 123456,
			state: 'partly-refunded',
			refunded: 5000,
			mode: 'test',
		},
		{ reference: 'pi_3', state: 'pending' },
		{ reference: 'pi_4', state: 'failed', note: 'expired' },
		{
			reference: 'pi_5',
			service: 'another',
			state: 'disputed',
			currency: 'JPY',
			amount: 700,
		}
	);
	const { page } = admin;
	await page.goto( `${ siteUrl() }/wp-admin/` );
	await page.getByRole( 'link', { name: 'Payments', exact: true } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Payments', level: 1 } )
	).toBeVisible();
	const rows = page.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 3 );
	await expect( rows.nth( 2 ) ).toContainText( /12,50\s€/ );
	await expect( rows.nth( 2 ) ).toContainText(
		'=HYPERLINK("http://evil.example")'
	);
	await expect( rows.nth( 1 ) ).toContainText( 'Partly refunded' );
	await expect( rows.nth( 1 ) ).toContainText( /50,00\s€ refunded/ );
	await expect( rows.nth( 1 ) ).toContainText( '(test: no money)' );
	await expect( rows.nth( 0 ) ).toContainText( 'PayPal' );
	await screenshot( page, 'payments-1280' );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	await page.getByRole( 'link', { name: /Not finished/ } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.getByRole( 'link', { name: /Received/ } ).click();
	await page
		.getByRole( 'searchbox', { name: 'Search payments' } )
		.fill( 'ANN@' );
	await page.getByRole( 'button', { name: 'Search payments' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto(
		`${ siteUrl() }/wp-admin/admin.php?page=dovetail-payments`
	);
	await screenshot( page, 'payments-390' );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await page.setViewportSize( { width: 1280, height: 900 } );
	const link = await page
		.getByRole( 'link', { name: 'Export as CSV' } )
		.getAttribute( 'href' );
	const table = await ( await page.request.get( link ?? '' ) ).text();
	const lines = table.trim().split( '\r\n' );
	expect( lines ).toHaveLength( 4 );
	expect( lines[ 1 ] ).toContain(
		`"Paid","12.50","0.00","EUR","Friend of the choir","Every month"`
	);
	expect( lines[ 1 ] ).toContain(
		`"'=HYPERLINK(""http://evil.example"")","ann@example.com","Stripe","","pi_1"`
	);
	expect( lines[ 3 ] ).toContain(
		'"Disputed","700","0","JPY","Donation","Once"'
	);
	const author = await pageAs( 'author' );
	expect(
		(
			await author.goto(
				`${ siteUrl() }/wp-admin/admin.php?page=dovetail-payments`
			)
		)?.status()
	).toBe( 403 );
	expect(
		(
			await author.goto(
				`${ siteUrl() }/wp-admin/admin-post.php?action=dovetail_blocks_payments_export`
			)
		)?.status()
	).toBe( 403 );
	troubles.length = 0;
} );

test( 'who asks for her data gets her payments, and who has them erased leaves amount and date alone', async () => {
	await record(
		{ email: 'Ann@Example.com', name: 'Ann Berg', title: 'Friend' },
		{ reference: 'pi_2', email: 'bob@example.com' }
	);
	const run = ( method: string ) =>
		php< {
			data?: { data: { name: string; value: string }[] }[];
			items_removed?: boolean;
			items_retained?: boolean;
			messages?: string[];
			done: boolean;
		} >(
			`return \\Dovetail\\Payments\\Payments_Privacy::${ method }( 'ann@example.com', 1 );`
		);
	const { data = [] } = await run( 'export' );
	expect(
		data.map( ( each ) => each.data.map( ( { value } ) => value ) )
	).toEqual( [
		expect.arrayContaining( [
			'Friend',
			'Ann Berg',
			'Ann@Example.com',
			'Paid',
		] ),
	] );
	expect( await run( 'erase' ) ).toMatchObject( {
		items_removed: true,
		items_retained: true,
		done: true,
	} );
	expect( await payments() ).toMatchObject( [
		{ email: '', name: '', amount: 500, state: 'paid', title: 'Friend' },
		{ email: 'bob@example.com' },
	] );
	expect( await run( 'erase' ) ).toMatchObject( { items_removed: false } );
	expect(
		await php(
			`return array( isset( apply_filters( 'wp_privacy_personal_data_exporters', array() )['dovetail-blocks-payments'] ), isset( apply_filters( 'wp_privacy_personal_data_erasers', array() )['dovetail-blocks-payments'] ) );`
		)
	).toEqual( [ true, true ] );
} );

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
		[ 'without a title', { title: ' <b></b> ' } ],
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
			'Prices in this currency cannot be charged here. Choose another one.',
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

	// spec: 001-7-9
	test( 'makes a plan, and is told what is wrong with a price', async () => {
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
