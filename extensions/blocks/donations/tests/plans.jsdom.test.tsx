import {
	createDonationPlans,
	readLastUsed,
	readMemberships,
} from '#shared/payments';
import { mock } from '#shared/request';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	createBlock,
	parse,
	registerBlockType,
	serialize,
	unregisterBlockType,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { donations } from '..';
import { registerBlocks } from '../../../../tests/harness/editor';
import { mocks } from '../../../../shared/payments/api.mock';
import { isLocked } from '../../../../tests/harness/fake-post-store';
import { usePlatform } from '../../../../tests/harness/api';
import {
	NEW,
	attributesOf,
	chooseCurrency,
	idsOf,
	open,
	post,
	expectUnsaved,
} from './open';

describe( 'Donation plans', () => {
	// spec: 001-4-5, 001-7-7, 001-7-8, 001-3-8
	it( 'are loaded when the block appears, and created if all three are missing', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
		expect( platform.requests( readMemberships )[ 0 ]?.query ).toEqual( {
			source: 'gutenberg',
			type: 'donation',
		} );
		expect(
			platform.requests( createDonationPlans ).map( ( { data } ) => data )
		).toEqual( [ { type: 'donation', currency: 'USD' } ] );
		expect( attributesOf( editor ).planSource ).toBe( 'platform' );
	} );

	// spec: 001-4-5, 001-9-5
	it( 'change with the currency and the amounts in one undo step', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		await chooseCurrency( editor, /^GBP/ );
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1004, 1005, 1006 ] )
		);
		expect( attributesOf( editor ) ).toMatchObject( {
			currency: 'GBP',
			oneTimeDonation: { amounts: [ 3, 9, 60 ] },
			monthlyDonation: { amounts: [ 3, 9, 60 ] },
			annualDonation: { amounts: [ 3, 9, 60 ] },
		} );
		expect( platform.requests( readMemberships ) ).toHaveLength( 2 );
		await editor.undo();
		expect( attributesOf( editor ) ).toMatchObject( {
			currency: 'USD',
			oneTimeDonation: { amounts: [ 5, 15, 100 ] },
		} );
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
		expect( platform.requests( createDonationPlans ) ).toHaveLength( 2 );
	} );

	it( 'of a new block are in the currency that the site used last', async () => {
		const platform = usePlatform( 'paid', [
			...mocks.filter(
				( each ) =>
					each.kind !== 'endpoint' || each.endpoint !== readLastUsed
			),
			mock( readLastUsed ).reply( () => ( {
				currency: 'GBP',
				name: '',
				iban: '',
				account: '',
				bic: '',
			} ) ),
		] );
		const editor = await open( '' );
		await act( async () => {
			await dispatch( blockEditorStore ).insertBlocks( [
				createBlock( 'dovetail/donations' ),
			] );
		} );
		await waitFor( () =>
			expect( attributesOf( editor ) ).toMatchObject( {
				currency: 'GBP',
				oneTimeDonation: { amounts: [ 3, 9, 60 ] },
				monthlyDonation: { amounts: [ 3, 9, 60 ] },
			} )
		);
		await waitFor( () => expect( isLocked() ).toBe( false ) );
		expect(
			platform.requests( createDonationPlans ).map( ( { data } ) => data )
		).toEqual( [ { type: 'donation', currency: 'GBP' } ] );
		await editor.undo();
		expect( editor.blocks() ).toHaveLength( 0 );
	} );

	it( 'are removed while another currency loads, and saving is blocked', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		await waitFor( () => expect( isLocked() ).toBe( false ) );
		platform.fault( readMemberships, 'late' );
		await chooseCurrency( editor, /^SEK/ );
		expect( idsOf( editor ) ).toEqual( Array( 3 ).fill( undefined ) );
		expect( isLocked() ).toBe( true );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			/^Saving… .*SEK/
		);
		expect( editor.saved() ).not.toContain( '1001' );
	} );

	it( 'are never overwritten by a late response for a previous currency', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		const made = ( currency: string ) =>
			platform
				.requests( createDonationPlans )
				.find(
					( { data } ) =>
						( data as { currency: string } ).currency === currency
				);
		platform.fault( createDonationPlans, { kind: 'late', ms: 2000 } );
		await chooseCurrency( editor, /^EUR/ );
		await waitFor( () => expect( made( 'EUR' ) ).toBeDefined() );
		platform.fault( createDonationPlans, null );
		await chooseCurrency( editor, /^GBP/ );
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1007, 1008, 1009 ] )
		);
		await waitFor( () => expect( made( 'EUR' )?.status ).toBe( 200 ) );
		expect( idsOf( editor ) ).toEqual( [ 1007, 1008, 1009 ] );
		expect( attributesOf( editor ).currency ).toBe( 'GBP' );
		expect( isLocked() ).toBe( false );
	} );

	it( 'do not change when a post is opened', async () => {
		usePlatform( 'paid', mocks );
		const first = await open();
		await waitFor( () => expect( idsOf( first )[ 0 ] ).toBe( 1001 ) );
		const saved = first.saved();
		Object.assign( post, { isPublished: true, edits: [] } );
		const again = await open( saved );
		await screen.findAllByText( /^Payments go through Stripe/ );
		expect( again.saved() ).toBe( saved );
		expect( post.edits ).toEqual( [] );
	} );

	it( 'are replaced without an undo step if they are unknown to this site', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open(
			NEW.replace(
				'wp:dovetail/donations',
				'wp:dovetail/donations {"oneTimeDonation":{"planId":77},"planSource":"site"}'
			)
		);
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
		const saved = editor.saved();
		await editor.undo();
		await waitFor( () => expect( editor.saved() ).toBe( saved ) );
	} );

	// spec: 001-4-5, 001-2.5-4
	it.each( [
		[ 'no-connection', 'Connect to Stripe to use this block on your site' ],
		[
			'upgrade-available',
			'Your site’s plan does not include card donations.',
		],
	] as const )(
		'have the ID -1 and are not created on a site of type “%s”, and the block explains why',
		async ( scenario, sentence ) => {
			const platform = usePlatform( scenario, mocks );
			const editor = await open();
			await waitFor( () =>
				expect( idsOf( editor ) ).toEqual( [ -1, -1, -1 ] )
			);
			expect( screen.getAllByText( sentence )[ 0 ] ).toBeVisible();
			expect( platform.requests( createDonationPlans ) ).toEqual( [] );
			expect( isLocked() ).toBe( false );
		}
	);

	// spec: 001-7-8 (donations read connect_url; only recurring payments read connected_account_id)
	it.each( [
		[ {}, [ 1001, 1002, 1003 ] ],
		[ { connect_url: '' }, [ 1001, 1002, 1003 ] ],
		[ { connected_account_id: 'acct_1' }, [ 1001, 1002, 1003 ] ],
		[ { connected_account_id: '' }, [ -1, -1, -1 ] ],
		[ { connected_account_id: null }, [ -1, -1, -1 ] ],
		[ { connect_url: 'https://platform.test/connect' }, [ -1, -1, -1 ] ],
		[
			{
				connect_url: 'https://platform.test/connect',
				connected_account_id: 'acct_1',
			},
			[ -1, -1, -1 ],
		],
		[ { plan_source: 'none' as const }, [ -1, -1, -1 ] ],
	] )(
		'are created only if an account is connected (response %j, IDs %j)',
		async ( answer, ids ) => {
			const platform = usePlatform( 'paid', [
				...mocks.filter(
					( each ) =>
						each.kind !== 'endpoint' ||
						each.endpoint !== readMemberships
				),
				mock( readMemberships ).reply( () => answer as never ),
			] );
			const editor = await open();
			await waitFor( () => expect( idsOf( editor ) ).toEqual( ids ) );
			expect( platform.requests( createDonationPlans ) ).toHaveLength(
				ids[ 0 ] === -1 ? 0 : 1
			);
		}
	);

	it( 'keep their IDs if the site temporarily has no key', async () => {
		usePlatform( 'paid', [
			mock( readMemberships ).reply( () => ( { plan_source: 'none' } ) ),
		] );
		const known = NEW.replace(
			'wp:dovetail/donations',
			'wp:dovetail/donations {"oneTimeDonation":{"planId":77},"planSource":"site"}'
		);
		const editor = await open( known );
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 77, -1, -1 ] )
		);
		expect( attributesOf( editor ).planSource ).toBe( 'site' );
	} );

	it( 'load after the author connects a service, and a published page must then be saved', async () => {
		post.isPublished = true;
		let isConnected = false;
		usePlatform( 'no-connection', [
			...mocks,
			mock( readMemberships ).reply( () =>
				isConnected
					? { plan_source: 'site', connected_account_id: 'acct_1' }
					: { plan_source: 'none' }
			),
		] );
		const editor = await open( NEW, {
			can: { manageOptions: true },
			adminUrl: 'https://choir.example/wp-admin/',
		} );
		const comeBack = () =>
			act( () => {
				document.dispatchEvent( new Event( 'visibilitychange' ) );
			} );
		const link = await screen.findByRole( 'link', {
			name: /^Connect Stripe/,
		} );
		expect( idsOf( editor ) ).toEqual( [ -1, -1, -1 ] );
		isConnected = true;
		comeBack();
		expect( link ).toBeVisible();
		await editor.user.click( link );
		comeBack();
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
		await expectUnsaved();
	} );

	it.each( [
		[ 'a contributor wrote', NEW ],
		[
			'has plans of another site',
			NEW.replace(
				'wp:dovetail/donations',
				'wp:dovetail/donations {"oneTimeDonation":{"planId":77},"planSource":"site"}'
			),
		],
		[
			'has the same IDs of another source',
			NEW.replace(
				'wp:dovetail/donations',
				'wp:dovetail/donations {"oneTimeDonation":{"planId":1001},"monthlyDonation":{"planId":1002},"annualDonation":{"planId":1003},"planSource":"site"}'
			),
		],
	] )(
		'must be saved if they are new in a published page that %s',
		async ( _, content ) => {
			post.isPublished = true;
			usePlatform( 'paid', mocks );
			const editor = await open( content );
			await waitFor( () =>
				expect( attributesOf( editor ).planSource ).toBe( 'platform' )
			);
			await waitFor( () =>
				expect( idsOf( editor ) ).toEqual( [ 1001, 1002, 1003 ] )
			);
			await expectUnsaved();
		}
	);

	it( 'in a synced pattern must be saved with it, and cannot be replaced by a bank transfer', async () => {
		post.isPublished = true;
		usePlatform( 'no-connection', mocks );
		registerBlocks( { blocks: [ donations ] } );
		const pattern = unregisterBlockType( 'core/block' );
		registerBlockType( 'core/block', {
			apiVersion: 3,
			title: 'Pattern',
			category: 'design',
			attributes: {},
			edit: () => <div { ...useInnerBlocksProps( useBlockProps() ) } />,
			save: () => (
				<div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />
			),
		} );
		const inPattern = serialize(
			createBlock( 'core/block', {}, parse( NEW ) )
		);
		await open( inPattern );
		await screen.findAllByText(
			'Connect to Stripe to use this block on your site'
		);
		expect(
			screen.queryByRole( 'button', { name: 'Offer bank transfer' } )
		).toBeNull();
		cleanup();
		usePlatform( 'paid', mocks );
		await open( inPattern );
		expect(
			await screen.findAllByText(
				'Edit the original pattern and save it so that visitors see the donation form as shown here.'
			)
		).not.toEqual( [] );
		expect( post.edits ).toEqual( [] );
		unregisterBlockType( 'core/block' );
		registerBlockType( 'core/block', pattern as never );
	} );
} );
