import {
	createPost,
	expect,
	php,
	screenshot,
	setFaults,
	siteUrl,
	test,
} from '#e2e';
import { BANK, BLOCK, beginAnew, markup, paid } from './support';

const READ = 'GET /wpcom/v2/memberships/status';
const MAKE = 'POST /wpcom/v2/memberships/products';

test.describe( 'with a platform', () => {
	beginAnew( { scenario: 'paid' } );

	// spec: 001-2.5-4, 001-8-8
	for ( const line of [ READ, MAKE ] ) {
		test( `a failed request locks the block and shows why, until a retry works: ${ line }`, async ( {
			author,
			troubles,
		} ) => {
			const { canvas } = author;
			const placeholder = canvas.locator(
				`${ BLOCK } .components-placeholder__label`
			);
			const again = canvas.getByRole( 'button', { name: 'Try again' } );
			await setFaults( { [ line ]: 'wrong-shape' } );
			await author.edit();
			await author.insert( 'donations' );
			await expect( placeholder ).toHaveText(
				line === READ
					? `Could not load data from ${ new URL( siteUrl() ).host }.`
					: /^The server sent an unexpected response\./
			);
			await expect( canvas.getByRole( 'tab' ) ).toHaveCount( 0 );
			if ( line === READ ) {
				await screenshot( author.page, 'donations-editor-locked' );
				expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
			}
			for ( const [ fault, sentence ] of [
				[ 'not-json', /^The platform sent an unreadable response\./ ],
				[
					{
						kind: 'refused',
						status: 403,
						code: 'closed',
						message: 'The account has been closed.',
					},
					/^The account has been closed\.$/,
				],
				[ 'cut', /./ ],
			] as const ) {
				await setFaults( { [ line ]: fault } );
				await again.click();
				await expect( placeholder ).toHaveText( sentence );
				await expect( canvas.getByRole( 'tab' ) ).toHaveCount( 0 );
			}
			expect( await author.content() ).not.toContain( 'planId' );
			await setFaults();
			await again.click();
			await expect( canvas.getByRole( 'tab' ) ).toHaveCount( 3 );
			await expect
				.poll( () => author.content() )
				.toContain( '"planId":1001' );
			troubles.splice( 0 );
		} );
	}
} );

test.describe( 'on a platform without a connected account', () => {
	beginAnew( { scenario: 'no-connection' } );

	test( 'on a phone, the amounts of a form without a connection are in one row, as on the page', async ( {
		author,
	} ) => {
		await author.page.setViewportSize( { width: 390, height: 844 } );
		await author.edit();
		await author.insert( 'donations' );
		const tiers = author.canvas.locator( `${ BLOCK }__tier` );
		await expect( tiers ).toHaveCount( 3 );
		const tops = await tiers.evaluateAll( ( all ) =>
			all.map( ( tier ) => tier.getBoundingClientRect().top )
		);
		expect( new Set( tops ).size ).toBe( 1 );
	} );

	// spec: 001-2.5-4, 001-4-5
	test( 'an author sees how to connect an account, and visitors see that donations are not possible', async ( {
		author,
		visitor,
	} ) => {
		const { canvas } = author;
		await author.edit();
		await author.insert( 'donations' );
		const block = canvas.locator( BLOCK );
		await expect( block ).toContainText(
			'Connect to Stripe to use this block on your site'
		);
		await expect(
			block.getByRole( 'button', { name: 'Connect' } )
		).toBeVisible();
		await expect.poll( () => author.content() ).toContain( '"planId":-1' );
		await screenshot( author.page, 'donations-editor-connect' );
		expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
		const id = await author.publish( 'Not yet' );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( `${ BLOCK } form` ) ).toHaveCount( 0 );
		await expect( visitor.locator( BLOCK ) ).toContainText(
			'Donations can’t be made here at the moment.'
		);
		await screenshot( visitor, 'donations-visitor-none' );
		await author.reopenAndExpectValid();
	} );
} );

test.describe( 'on a plan without payments', () => {
	beginAnew( { scenario: 'upgrade-available' } );

	test( 'an author sees an explanation and a link to other plans', async ( {
		author,
	} ) => {
		await author.edit();
		await author.insert( 'donations' );
		await expect( author.canvas.locator( BLOCK ) ).toContainText(
			'Your site’s plan does not include card donations.'
		);
		await expect(
			author.canvas.getByRole( 'link', { name: 'View plans' } )
		).toBeVisible();
		await expect.poll( () => author.content() ).toContain( '"planId":-1' );
	} );
} );

test.describe( 'on a site without a payment service', () => {
	beginAnew( { keys: {} } );

	test( 'the publish panel lists the block until visitors can donate, and leads back to it', async ( {
		author,
	} ) => {
		const { page, canvas } = author;
		await author.edit();
		await author.insert( 'donations' );
		await canvas
			.getByRole( 'button', { name: 'Offer bank transfer' } )
			.click();
		await page
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		const publishing = page.locator( '.editor-post-publish-panel' );
		await expect( publishing ).toContainText(
			'Visitors can’t pay yet. Enter a bank account.'
		);
		await screenshot( page, 'donations-not-ready' );
		await publishing
			.getByRole( 'button', { name: 'Go to: Donations' } )
			.click();
		await expect( publishing ).toHaveCount( 0 );
		await expect( canvas.locator( BLOCK ) ).toHaveClass( /is-selected/ );
	} );

	test( 'an author can offer a bank transfer, which is all that visitors see', async ( {
		author,
		visitor,
	} ) => {
		const { canvas, sidebar } = author;
		await author.edit();
		await author.insert( 'donations' );
		await expect( canvas.locator( BLOCK ) ).toContainText(
			'Visitors can’t pay yet because no payment service is connected.'
		);
		await author.selectBlock();
		await sidebar.getByRole( 'button', { name: 'Close Settings' } ).click();
		await canvas
			.getByRole( 'button', { name: 'Offer bank transfer' } )
			.click();
		const field = ( name: string ) =>
			sidebar.getByRole( 'textbox', { name } );
		await expect( field( 'Account holder' ) ).toBeFocused();
		await field( 'Account holder' ).fill( BANK.name );
		await canvas
			.getByRole( 'button', { name: 'Enter bank account details' } )
			.click();
		await expect( field( 'IBAN' ) ).toBeFocused();
		await field( 'IBAN' ).fill( BANK.iban );
		await expect( canvas.locator( BLOCK ) ).toContainText(
			'Visitors can pay only by bank transfer because this site is not connected to a payment service.'
		);
		await screenshot( author.page, 'donations-editor-bank-alone' );
		const id = await author.publish( 'By bank' );
		await author.reopenAndExpectValid();
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const block = visitor.locator( BLOCK );
		await expect( block ).toContainText( 'DE89 3704 0044 0532 0130 00' );
		await expect( block.locator( 'form' ) ).toHaveCount( 0 );
		await expect( block.getByRole( 'tab' ) ).toHaveCount( 0 );
		await expect( block ).toContainText( 'Make a one-time donation' );
		await expect( block ).not.toContainText(
			'Donations can’t be made here at the moment.'
		);
		await screenshot( visitor, 'donations-visitor-bank-alone' );
	} );
} );

test.describe( 'with the owner’s own account', () => {
	beginAnew();

	test( 'donation plans belong to the site and are created once', async ( {
		author,
	} ) => {
		await author.edit();
		await author.insert( 'donations' );
		await expect(
			author.canvas.getByText(
				'Payments go through Stripe to the site owner’s account. Test mode: no money is charged.'
			)
		).toBeVisible();
		await expect
			.poll( () => author.content() )
			.toContain( '"planSource":"site"' );
		await author.edit();
		await author.insert( 'donations' );
		await expect
			.poll( () => author.content() )
			.toContain( '"planSource":"site"' );
		expect(
			await php(
				`return count( \\Dovetail\\Payments\\Plans::all( 'donation' ) );`
			)
		).toBe( 3 );
	} );

	test( 'after a plan is deleted, the author sees a note and visitors see the fallback page until it is recreated', async ( {
		author,
		visitor,
	} ) => {
		await author.edit();
		await author.insert( 'donations' );
		await expect
			.poll( () => author.content() )
			.toContain( '"planSource":"site"' );
		await author.selectBlock();
		await author.openSettings();
		await author.sidebar
			.getByRole( 'textbox', {
				name: 'Donation link for feeds and emails',
			} )
			.fill( 'https://choir.example/give' );
		const id = await author.publish();
		const [ block ] = await author.blocks();
		await php(
			'return (bool) wp_delete_post( $input, true );',
			( block?.attributes.monthlyDonation as { planId: number } ).planId
		);
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await visitor.getByRole( 'tab', { name: 'Monthly' } ).click();
		const panel = visitor.getByRole( 'tabpanel' );
		await expect( panel.locator( 'form' ) ).toHaveCount( 0 );
		await expect( panel.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'https://choir.example/give'
		);
		await visitor.getByRole( 'tab', { name: 'One-Time' } ).click();
		await expect( panel.locator( 'form' ) ).toHaveCount( 1 );

		await author.reopen();
		await expect( author.canvas.locator( BLOCK ) ).toContainText(
			'The plan for these donations was deleted: Monthly. Visitors can’t donate with it.'
		);
		await screenshot( author.page, 'donations-editor-deleted' );
		expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
		await author.canvas
			.getByRole( 'button', { name: 'Recreate plan' } )
			.click();
		const madeAgain = async () =>
			(
				( await author.blocks() )[ 0 ]?.attributes.monthlyDonation as {
					planId?: number;
				}
			 ).planId ?? 0;
		await expect.poll( madeAgain ).toBeGreaterThan( 0 );
		await expect(
			author.canvas.getByText(
				/The plan for these donations was deleted/
			)
		).toHaveCount( 0 );
		await author.save();
		await visitor.reload();
		await visitor.getByRole( 'tab', { name: 'Monthly' } ).click();
		await expect( panel.locator( 'form' ) ).toHaveCount( 1 );
	} );

	test( 'a contributor cannot create plans, and sees that donations start once an editor opens the post', async ( {
		editorOf,
		visitor,
	} ) => {
		const contributor = await editorOf( 'contributor' );
		await contributor.edit();
		await contributor.insert( 'donations' );
		await expect( contributor.canvas.locator( BLOCK ) ).toContainText(
			'Donations start once an editor opens this post.'
		);
		await screenshot( contributor.page, 'donations-editor-contributor' );
		await contributor.page.keyboard.press( 'Escape' );
		const id = await contributor.save();
		await contributor.reopenAndExpectValid();
		const plans = () =>
			php< number >(
				`return count( \\Dovetail\\Payments\\Plans::all( 'donation' ) );`
			);
		expect( await plans() ).toBe( 0 );
		expect( await contributor.content() ).not.toContain( 'planId' );
		const admin = await editorOf( 'administrator' );
		await admin.open( id );
		await expect.poll( () => admin.content() ).toContain( 'planId' );
		await admin.publish();
		expect( await plans() ).toBe( 3 );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect(
			visitor.locator( `${ BLOCK } form:visible` )
		).toHaveCount( 1 );
	} );

	test( 'a page does not offer a plan that is unknown, trashed, from the platform or in another currency', async ( {
		visitor,
	} ) => {
		const good = await paid( 'EUR' );
		const trashed = await paid( 'GBP' );
		await php(
			'return (bool) wp_trash_post( $input );',
			trashed.oneTimeDonation.planId
		);
		const priced = await php< number >(
			`return \\Dovetail\\Payments\\Plans::create( array( 'kind' => 'plan', 'title' => 'Friend', 'amount' => 500, 'currency' => 'EUR', 'interval' => 'one-time' ) )['id'];`
		);
		for ( const attributes of [
			{ ...good, currency: 'USD' },
			{ ...good, planSource: 'platform' },
			{ ...good, oneTimeDonation: good.monthlyDonation },
			{ ...good, currency: 'XXX' },
			{ ...good, oneTimeDonation: { show: true, planId: priced } },
			{ ...good, oneTimeDonation: { show: true, planId: 999999 } },
			{ ...good, oneTimeDonation: { show: true, planId: -1 } },
			{
				...good,
				showCustomAmount: false,
				oneTimeDonation: {
					...good.oneTimeDonation,
					amounts: [ 0, -5, 0.49 ],
				},
			},
			trashed,
		] ) {
			const id = await createPost( {
				content: markup( {
					...attributes,
					monthlyDonation: { show: false },
					annualDonation: { show: false },
				} ),
			} );
			await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			await expect( visitor.locator( BLOCK ) ).toContainText(
				'Donations can’t be made here at the moment.'
			);
			await expect( visitor.locator( `${ BLOCK } form` ) ).toHaveCount(
				0
			);
		}
	} );
} );
