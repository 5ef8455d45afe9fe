import { createPost, expect, screenshot, setFaults, siteUrl, test } from '#e2e';
import { BLOCK, beginAnew, markup } from './support';

test.describe( 'with a platform and an account', () => {
	beginAnew( { scenario: 'paid' } );

	// spec: 001-3-11, 001-7-8, 001-8-10 (recurring payments)
	test( 'an author adds a plan, and a visitor pays for it on the platform', async ( {
		author,
		troubles,
		visitor,
	} ) => {
		await setFaults( {
			'GET /wpcom/v2/memberships/status': {
				kind: 'refused',
				status: 403,
				code: 'closed',
				message: 'The account has been closed.',
			},
		} );
		await author.edit();
		await author.insert( 'recurring-payments' );
		const block = author.canvas.locator( BLOCK );
		await test.step( 'the platform’s error message is shown, and the request can be retried', async () => {
			await expect( block ).toContainText(
				'The account has been closed.'
			);
			await screenshot( author.page, 'recurring-payments-refused' );
			await setFaults();
			await block.getByRole( 'button', { name: 'Try again' } ).click();
			await expect( block ).toContainText(
				'Start by adding a payment plan:'
			);
			expect( troubles.splice( 0 ).join() ).toContain( '403' );
		} );

		await block.getByRole( 'button', { name: 'Add payment plan' } ).click();
		await block
			.getByRole( 'textbox', { name: 'Title' } )
			.fill( 'Choir friends' );
		await block
			.getByRole( 'combobox', { name: 'Currency' } )
			.selectOption( 'USD' );
		await block.getByRole( 'textbox', { name: 'Price' } ).fill( '60' );
		await block
			.getByRole( 'combobox', { name: 'Renewal' } )
			.selectOption( '1 year' );
		await block
			.getByRole( 'button', { name: 'Save payment plan' } )
			.click();
		await expect( block ).toContainText( '$60.00 / year' );
		await expect( block ).toContainText(
			'Payments go through Stripe on the platform this site is connected to.'
		);
		await author.selectBlock();
		await author.openSettings();
		await author.openPanel( 'Management' );
		await expect(
			author.sidebar.getByRole( 'link', { name: /View earnings/ } )
		).toHaveAttribute( 'href', /\/earn\/payments$/ );
		await screenshot( author.page, 'recurring-payments-platform' );
		const id = await author.publish( 'Support the choir' );
		await author.reopenAndExpectValid();
		expect( await author.content() ).toBe(
			markup(
				{ planId: 1001, planTitle: 'Choir friends' },
				'$60.00 Contribution'
			)
		);

		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.locator( BLOCK ) ).toContainText(
			'Choir friends'
		);
		await visitor
			.locator( BLOCK )
			.getByRole( 'button', { name: '$60.00 Contribution' } )
			.click();
		await expect( visitor.getByText( '$60.00' ) ).toBeVisible();
		await visitor.getByRole( 'button', { name: 'Pay' } ).click();
		await expect( visitor.getByRole( 'status' ) ).toContainText(
			/You paid \$60\.00 to .+ through Stripe/
		);
	} );

	test( 'a plan that was deleted on the platform accepts no payments', async ( {
		visitor,
	} ) => {
		const id = await createPost( {
			content: markup( { planId: 4711 } ),
			author: 'author',
		} );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await visitor.locator( BLOCK ).getByRole( 'button' ).click();
		await expect( visitor.getByRole( 'alert' ) ).toHaveText(
			/Nothing was charged\.$/
		);
	} );
} );

test.describe( 'with a platform and no account', () => {
	beginAnew( { scenario: 'no-connection' } );

	// spec: 000-2.3-1, 000-2.3-3, 000-2.3-4, 001-4-8
	test( 'an author saves the post, connects at the provider, returns, and can create a plan', async ( {
		author,
	} ) => {
		await author.edit();
		await author.insert( 'recurring-payments' );
		await author.page.evaluate( () => {
			const { wp } = globalThis as unknown as {
				wp: import( '#e2e' ).WordPress;
			};
			wp.data
				.dispatch( 'core/editor' )
				.editPost( { title: 'Not yet connected' } );
		} );
		const block = author.canvas.locator( BLOCK );
		await expect( block ).toContainText(
			'Connect to Stripe to use this block on your site'
		);
		await screenshot( author.page, 'recurring-payments-connect' );
		await block.getByRole( 'button', { name: 'Connect' } ).click();
		await author.page.waitForURL( /\/connect\/stripe\?/ );
		const state = new URL( author.page.url() ).searchParams.get( 'state' );
		const { from_editor_post_id: id } = JSON.parse(
			Buffer.from( state ?? '', 'base64' ).toString()
		);
		expect( id ).toEqual( expect.any( Number ) );
		await author.open( id );
		await expect( block ).toContainText(
			'Start by adding a payment plan:'
		);
	} );
} );

test.describe( 'with a platform plan that does not include payments', () => {
	beginAnew( { scenario: 'upgrade-available' } );

	// spec: 001-4-8, 001-6-5
	test( 'an author sees a link to an upgrade that includes payments', async ( {
		author,
	} ) => {
		await author.edit();
		await author.insert( 'recurring-payments' );
		const block = author.canvas.locator( BLOCK );
		await expect(
			block.getByRole( 'link', { name: /Upgrade your plan/ } )
		).toHaveAttribute( 'href', /\/plans$/ );
		await screenshot( author.page, 'recurring-payments-upgrade' );
		expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	} );
} );
