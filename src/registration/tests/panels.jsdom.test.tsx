import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { register } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { ReactNode } from 'react';
import { LazyPanel } from '../lazy-panel';
import { panelPlaces } from '../panel-places';
import { sidebar } from '../sidebar';

type PanelPart = { Panel: () => ReactNode };

describe( 'a panel', () => {
	const BEFORE_PUBLISHING = 'Reading time, before publishing';
	const AFTER_PUBLISHING = 'Reading time, after publishing';

	it( 'is shown before publishing, with a retry button if loading fails', async () => {
		let isOnline = false;
		const load = jest.fn( async () => {
			if ( ! isOnline ) {
				throw new Error( 'offline' );
			}
			return { Panel: () => <p>Settings of the post</p> };
		} );
		const Places = panelPlaces(
			{ slug: 'reading-time', prePublish: 'open', render: load },
			'Reading time',
			{ load }
		);
		expect( load ).not.toHaveBeenCalled();
		render( <Places /> );
		expect(
			await screen.findByText(
				'These settings could not be loaded. They are unchanged.'
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'region', { name: AFTER_PUBLISHING } )
		).not.toBeInTheDocument();

		isOnline = true;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			within(
				screen.getByRole( 'region', { name: BEFORE_PUBLISHING } )
			).getByText( 'Settings of the post' )
		).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'keeps the focus while it loads again, announces each failure, and then has the focus', async () => {
		let end!: {
			resolve( part: PanelPart ): void;
			reject( error: Error ): void;
		};
		const source = {
			load: () =>
				new Promise< PanelPart >( ( resolve, reject ) => {
					end = { resolve, reject };
				} ),
		};
		render( <LazyPanel source={ source } /> );
		act( () => end.reject( new Error( 'offline' ) ) );
		const firstAlert = await screen.findByRole( 'alert' );
		const retry = screen.getByRole( 'button', { name: 'Try again' } );
		await userEvent.click( retry );
		expect( retry ).toHaveFocus();
		expect( retry ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		act( () => end.reject( new Error( 'offline' ) ) );
		expect( await screen.findByRole( 'alert' ) ).not.toBe( firstAlert );
		expect( retry ).toHaveFocus();
		await userEvent.click( retry );
		act( () => end.resolve( { Panel: () => <p>Settings</p> } ) );
		const panel = await screen.findByText( 'Settings' );
		expect( panel.parentElement ).toHaveFocus();
	} );

	it( 'leaves the focus where the author moved it while it loads again', async () => {
		let isOnline = false;
		const source = {
			load: async () => {
				if ( ! isOnline ) {
					throw new Error( 'offline' );
				}
				return { Panel: () => <p>Settings</p> };
			},
		};
		render(
			<>
				<textarea />
				<LazyPanel source={ source } />
			</>
		);
		const retry = await screen.findByRole( 'button' );
		isOnline = true;
		fireEvent.click( retry );
		screen.getByRole( 'textbox' ).focus();
		await screen.findByText( 'Settings' );
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
	} );
} );

describe( 'the sidebar', () => {
	const panel = ( slug: string, title: string ) => ( {
		slug,
		title,
		source: {
			load: jest.fn( async () => ( {
				Panel: () => <p>{ `Settings: ${ title }` }</p>,
			} ) ),
		},
	} );
	const part = ( group: string, title: string, rest = {} ) => ( {
		group,
		title,
		state: 'On for this site.',
		url: '',
		label: 'Change settings',
		...rest,
	} );

	beforeAll( () => register( editorStore ) );

	afterEach( () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	} );

	it( 'shows open groups in order, and closes one until the author opens it again', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			sidebar: {
				address: part( 'link', 'Address' ),
				networks: part( 'share', 'Share this post' ),
			},
		} );
		const Sidebar = sidebar( [
			panel( 'address', 'Address' ),
			panel( 'unavailable', 'Unavailable blocks' ),
			panel( 'networks', 'Share this post' ),
		] );
		render( <Sidebar /> );
		await screen.findByRole( 'button', { name: 'Share' } );
		const buttons = screen.getAllByRole( 'button' );
		expect( buttons.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Share',
			'Short link',
			'Unavailable blocks',
		] );
		for ( const button of buttons ) {
			expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		}
		const share = screen.getByRole( 'region', { name: 'Share this post' } );
		expect(
			await within( share ).findByText( 'Settings: Share this post' )
		).toBeVisible();
		expect(
			within( share ).getByText( 'On for this site.' )
		).toBeVisible();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Share' } )
		);
		expect(
			screen.queryByRole( 'region', { name: 'Share this post' } )
		).toBeNull();
		expect( await screen.findByText( 'Settings: Address' ) ).toBeVisible();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Share' } )
		);
		expect(
			await screen.findByText( 'Settings: Share this post' )
		).toBeVisible();
	} );

	it.each( [
		[ 'Preview', {} ],
		[ 'Preview and weather', { groupTitle: 'Preview and weather' } ],
	] )(
		'has a group “%s” with a panel of the server’s data %j',
		async ( title, rest ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				sidebar: {
					weather: part( 'preview', 'Weather', rest ),
					cards: part( 'preview', 'Cards' ),
				},
			} );
			const Sidebar = sidebar( [] );
			render( <Sidebar /> );
			expect(
				await screen.findByRole( 'button', { name: title } )
			).toBeVisible();
		}
	);

	it( 'shows which parts are off for the site, with a link for users who may change the setting', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			sidebar: {
				hearts: part( 'visitors', 'Hearts', {
					state: 'Off for this site.',
					url: 'https://bakery.example/settings#hearts',
					label: 'Change settings',
				} ),
				claps: part( 'visitors', 'Claps' ),
			},
		} );
		const Sidebar = sidebar( [ panel( 'claps', 'Claps' ) ] );
		render( <Sidebar /> );
		const hearts = await screen.findByRole( 'region', { name: 'Hearts' } );
		expect( hearts ).toHaveTextContent(
			/^HeartsOff for this site\. Change settings/
		);
		const link = within( hearts ).getByRole( 'link', {
			name: /^Change settings: Hearts/,
		} );
		expect( link ).toHaveAttribute(
			'href',
			'https://bakery.example/settings#hearts'
		);
		expect( screen.queryByRole( 'button', { name: 'Reload' } ) ).toBeNull();
		await userEvent.click( link );
		expect(
			screen.getByText(
				'Changes to these settings appear after you reload the editor.'
			)
		).toHaveAttribute( 'role', 'status' );
		expect(
			screen.getByRole( 'button', { name: 'Reload' } )
		).toBeVisible();
		const claps = screen.getByRole( 'region', { name: 'Claps' } );
		expect( within( claps ).queryByRole( 'link' ) ).toBeNull();
		expect(
			await within( claps ).findByText( 'Settings: Claps' )
		).toBeVisible();
	} );
} );
