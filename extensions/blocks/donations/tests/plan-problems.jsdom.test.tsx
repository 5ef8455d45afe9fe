import { createDonationPlans, readMemberships } from '#shared/payments';
import { mock } from '#shared/request';
import { screen, waitFor } from '@testing-library/react';
import { mocks } from '../../../../shared/payments/api.mock';
import { isLocked } from '../../../../tests/harness/fake-post-store';
import { usePlatform } from '../../../../tests/harness/api';
import {
	NEW,
	attributesOf,
	author,
	chooseCurrency,
	idsOf,
	open,
	post,
	expectUnsaved,
} from './open';

describe( 'Donation plans', () => {
	it( 'are not created for authors without permission to publish, who see the reason', async () => {
		author.mayPublish = false;
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		expect(
			await screen.findAllByText(
				'Donations start once an editor opens this post.'
			)
		).not.toEqual( [] );
		expect( platform.requests( createDonationPlans ) ).toEqual( [] );
		expect( editor.saved() ).toBe( NEW );
		expect( isLocked() ).toBe( false );
	} );

	it( 'are listed if they were deleted elsewhere, and recreated only on request', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		const kept = editor.saved();
		Object.assign( post, { isPublished: true, edits: [] } );
		platform.use(
			mock( readMemberships ).reply( () => ( {
				connected_account_id: 'acct_1',
				products: [
					{
						id: 1001,
						title: '',
						interval: 'one-time',
						price: null,
						currency: 'USD',
						type: 'donation',
					},
				],
			} ) )
		);
		const again = await open( kept );
		await waitFor( () =>
			expect( idsOf( again ) ).toEqual( [ 1001, undefined, undefined ] )
		);
		expect(
			screen.getAllByText( /was deleted: Monthly, Yearly\./ )[ 0 ]
		).toBeVisible();
		expect( platform.requests( createDonationPlans ) ).toHaveLength( 1 );
		expect( post.edits ).toEqual( [] );
		await again.user.click(
			screen.getAllByRole( 'button', {
				name: 'Recreate plan',
			} )[ 0 ] as HTMLElement
		);
		await waitFor( () =>
			expect( idsOf( again ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
		await expectUnsaved();
	} );

	// spec: 001-8-8, 001-2.5-4
	it( 'that cannot be loaded lock the block, which shows the reason and a retry button', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( readMemberships, 'wrong-shape' );
		const editor = await open();
		expect(
			screen.getByText( 'Could not load data from choir.example.' )
		).toBeVisible();
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( editor.saved() ).toBe( NEW );
		expect( isLocked() ).toBe( false );
		platform.fault( readMemberships, {
			kind: 'refused',
			status: 403,
			code: 'no',
			message: 'Payments are closed.',
		} );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByText( 'Payments are closed.' )
		).toBeVisible();
		platform.fault( readMemberships, null );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
	} );

	// spec: 001-8-8
	it( 'that cannot be created show the server’s error, and can be retried', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( createDonationPlans, {
			kind: 'refused',
			status: 400,
			code: 'no',
			message: 'This currency cannot be paid in.',
		} );
		const editor = await open();
		expect(
			await screen.findByText( 'This currency cannot be paid in.' )
		).toBeVisible();
		expect( isLocked() ).toBe( false );
		platform.fault( createDonationPlans, null );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
	} );

	it( 'that cannot be created do not prevent a change to another currency', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( createDonationPlans, {
			kind: 'refused',
			status: 400,
			code: 'no',
			message: 'This currency cannot be paid in.',
		} );
		const editor = await open();
		await screen.findByText( 'This currency cannot be paid in.' );
		platform.fault( createDonationPlans, null );
		await chooseCurrency( editor, /^GBP/ );
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		expect( attributesOf( editor ).currency ).toBe( 'GBP' );
	} );
} );
