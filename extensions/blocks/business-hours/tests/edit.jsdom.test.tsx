import { useOffered } from '#shared/post-offers';
import {
	fireEvent,
	render,
	renderHook,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { businessHours } from '..';
import { ENGLISH_WEEK, localizedWeek } from '../api';
import { DAY_NAMES } from '../attributes';
import { mocks } from '../api.mock';
import { siteDate } from '../editor/site-dates';

const POST = readFileSync(
	join( __dirname, '../fixtures/business-hours__plain.html' ),
	'utf8'
);

const EVENING_FIRST = [
	{ opening: '17:30', closing: '22:00' },
	{ opening: '12:00', closing: '14:30' },
];

/** A post with a day and a special day whose hours are not in order. */
const UNSORTED = POST.replace(
	'business-hours -->',
	`business-hours ${ JSON.stringify( {
		days: DAY_NAMES.map( ( name ) => ( {
			name,
			hours: name === 'Mon' ? EVENING_FIRST : [],
		} ) ),
		specialDays: [
			{ from: '2099-12-31', to: '', name: 'Ball', hours: EVENING_FIRST },
		],
	} ) } -->`
)
	.replace( /<dd>[^<]*/g, '<dd>–' )
	.replace( '<dt>Mon</dt><dd>–', '<dt>Mon</dt><dd>17:30–22:00, 12:00–14:30' )
	.replace(
		'</dl>',
		'</dl><dl class="wp-block-dovetail-business-hours__special"><div class="wp-block-dovetail-business-hours__day"><dt>2099-12-31 Ball</dt><dd>17:30–22:00, 12:00–14:30</dd></div></dl>'
	);

async function open( content = POST ) {
	const platform = usePlatform( 'free', mocks );
	const editor = await openEditor( { blocks: [ businessHours ], content } );
	return { platform, editor };
}

const day = ( name: string ) => within( screen.getByRole( 'group', { name } ) );
const said = () => document.querySelector( '#a11y-speak-polite' );
const titles = () =>
	screen
		.getAllByRole( 'group' )
		.map( ( group ) => group.querySelector( 'strong' )?.textContent )
		.filter( Boolean );
const hours = ( saved: string ) =>
	saved
		.match( /<dt>[A-Z][a-z]{2}<\/dt><dd>[^<]*/g )
		?.map( ( row ) =>
			row.replace( '<dt>', '' ).replace( '</dt><dd>', ' ' )
		);

describe( 'the business hours block in the editor', () => {
	it( 'offers its open weekdays to other blocks of the post', async () => {
		function Reader() {
			return <output>{ useOffered( 'open-days' ) }</output>;
		}
		const { container } = render( <Reader /> );
		const { editor } = await open();
		const read = () => container.textContent;
		await waitFor( () => expect( read() ).toBe( '1,2,3,4,5' ) );
		await editor.selectBlock();
		fireEvent.click( day( 'Montag' ).getAllByRole( 'checkbox' )[ 0 ]! );
		await waitFor( () => expect( read() ).toBe( '2,3,4,5' ) );
	} );

	it( 'offers no weekdays from a preview, such as that of a pattern', async () => {
		usePlatform( 'free', mocks );
		await openEditor( {
			blocks: [ businessHours ],
			content: POST,
			settings: { isPreviewMode: true },
		} );
		await screen.findByText( /Montag/ );
		const { result } = renderHook( () => useOffered( 'open-days' ) );
		expect( result.current ).toBe( '' );
	} );

	// spec: 002-2.10-3, 002-3.10-2, 002-4.8-3, 002-7-2
	it( 'shows the list in the site’s language and order while the block is not selected', async () => {
		const { platform, editor } = await open();
		const terms = await screen.findAllByRole( 'term' );
		expect( terms.map( ( term ) => term.textContent ) ).toEqual( [
			'Montag – Freitag',
			'Samstag – Sonntag',
		] );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( platform.requests() ).toMatchObject( [
			{ method: 'GET', path: '/wpcom/v2/business-hours/localized-week' },
		] );
		await editor.selectBlock();
		expect( titles() ).toEqual( [
			'Montag',
			'Dienstag',
			'Mittwoch',
			'Donnerstag',
			'Freitag',
			'Samstag',
			'Sonntag',
		] );
	} );

	// spec: 002-2.10-1
	it( 'shows that the hours are loading', async () => {
		usePlatform( 'free', mocks ).fault( localizedWeek, 'late' );
		void openEditor( { blocks: [ businessHours ], content: POST } );
		expect(
			await screen.findByText( 'Loading business hours' )
		).toBeVisible();
	} );

	// spec: 002-3.10-2, 002-7-2, 002-8-9
	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'uses English names, starts on Sunday and shows no error if the request fails (%s)',
		async ( fault ) => {
			usePlatform( 'free', mocks ).fault( localizedWeek, fault );
			const editor = await openEditor( {
				blocks: [ businessHours ],
				content: POST,
			} );
			const terms = await screen.findAllByRole( 'term' );
			expect( terms.map( ( term ) => term.textContent ) ).toEqual( [
				'Sunday',
				'Monday – Friday',
				'Saturday',
			] );
			await editor.selectBlock();
			expect( titles() ).toEqual( Object.values( ENGLISH_WEEK.days ) );
			expect( screen.queryByRole( 'alert' ) ).toBeNull();
		}
	);

	// spec: 002-2.10-2, 002-4.8-1
	it( 'has a toggle that opens a day from 09:00 to 17:00 or closes the day', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const saturday = day( 'Samstag' );
		await editor.user.click(
			saturday.getByRole( 'checkbox', { name: 'Closed' } )
		);
		expect( hours( editor.saved() ) ).toContain( 'Sat 09:00–17:00' );
		await editor.user.click(
			saturday.getByRole( 'checkbox', { name: 'Open' } )
		);
		expect( hours( editor.saved() ) ).toContain( 'Sat –' );
	} );

	// spec: 002-2.10-2, 002-4.8-2
	it( 'can add an empty interval to a day, and remove an interval', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const monday = day( 'Montag' );
		expect(
			monday.queryByRole( 'button', { name: /^Remove/ } )
		).toBeNull();
		await editor.user.click(
			monday.getByRole( 'button', { name: 'Add Hours' } )
		);
		expect( monday.getAllByLabelText( 'Opening' )[ 1 ] ).toHaveValue( '' );
		expect( monday.getAllByLabelText( 'Closing' )[ 1 ] ).toHaveValue( '' );
		const note = () =>
			monday.getByText(
				'Enter both times. Visitors won’t see these hours until you do.'
			);
		// A hint at first. It is an error once one of the times is entered.
		expect( note() ).toBeVisible();
		expect( note() ).not.toHaveClass( 'is-error' );
		expect( hours( editor.saved() ) ).toContain( 'Mon 09:00–17:00' );

		fireEvent.change(
			monday.getAllByLabelText( 'Opening' )[ 1 ] as HTMLElement,
			{
				target: { value: '18:00' },
			}
		);
		expect( note() ).toHaveClass( 'is-error' );
		fireEvent.change(
			monday.getAllByLabelText( 'Closing' )[ 1 ] as HTMLElement,
			{
				target: { value: '01:30' },
			}
		);
		expect( hours( editor.saved() ) ).toContain(
			'Mon 09:00–17:00, 18:00–01:30'
		);
		expect( monday.getByText( 'Closes the next day.' ) ).toBeVisible();

		await editor.user.click(
			monday.getByRole( 'button', { name: 'Remove hours from 9:00 am' } )
		);
		expect( hours( editor.saved() ) ).toContain( 'Mon 18:00–01:30' );
		expect(
			monday.queryByRole( 'button', { name: /^Remove/ } )
		).toBeNull();
	} );

	it( 'focuses the added hours, or the previous hours after a removal', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const monday = day( 'Montag' );
		await editor.user.click(
			monday.getByRole( 'button', { name: 'Add Hours' } )
		);
		expect( monday.getAllByLabelText( 'Opening' )[ 1 ] ).toHaveFocus();
		await editor.user.click(
			monday.getByRole( 'button', { name: 'Remove these hours' } )
		);
		expect( monday.getByLabelText( 'Opening' ) ).toHaveFocus();
		expect( said() ).toHaveTextContent( 'Hours removed.' );
	} );

	it( 'shows an error if two intervals of a day overlap', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const monday = day( 'Montag' );
		await editor.user.click(
			monday.getByRole( 'button', { name: 'Add Hours' } )
		);
		const set = ( label: string, value: string ) =>
			fireEvent.change(
				monday.getAllByLabelText( label )[ 1 ] as HTMLElement,
				{ target: { value } }
			);
		const note = () =>
			monday.queryByText( 'These hours overlap the hours above.' );
		set( 'Opening', '11:00' );
		set( 'Closing', '18:00' );
		expect( note() ).toBeVisible();
		expect(
			monday.getAllByLabelText( 'Opening' )[ 1 ]
		).toHaveAccessibleDescription( 'These hours overlap the hours above.' );
		set( 'Opening', '17:00' );
		expect( note() ).toBeNull();
	} );

	it.each( [
		[ 'To all open days', '–' ],
		[ 'To every day', '08:00–17:00' ],
	] )( 'copies one day’s hours with “%s”', async ( to, weekend ) => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		fireEvent.change( day( 'Dienstag' ).getByLabelText( 'Opening' ), {
			target: { value: '08:00' },
		} );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Copy hours of Dienstag' } )
		);
		await editor.user.click( screen.getByRole( 'menuitem', { name: to } ) );
		expect( hours( editor.saved() ) ).toEqual( [
			`Sun ${ weekend }`,
			...[ 'Mon', 'Tue', 'Wed', 'Thu', 'Fri' ].map(
				( name ) => `${ name } 08:00–17:00`
			),
			`Sat ${ weekend }`,
		] );
	} );

	it( 'shows above the list whether the business is open, unless the author turns this off', async () => {
		const { editor } = await open(
			POST.replace(
				'business-hours -->',
				`business-hours ${ JSON.stringify( {
					days: DAY_NAMES.map( ( name ) => ( {
						name,
						hours: [ { opening: '00:00', closing: '00:00' } ],
					} ) ),
				} ) } -->`
			).replace( /<dd>[^<]*/g, '<dd>00:00–24:00' )
		);
		expect(
			await screen.findByText( 'Open now, 24 hours a day' )
		).toBeVisible();
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Show whether the business is open now',
			} )
		);
		expect( screen.queryByText( 'Open now, 24 hours a day' ) ).toBeNull();
		expect( editor.saved() ).toContain( '"showStatus":false' );
	} );

	it( 'sets a day to 24 hours with one click', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const friday = day( 'Freitag' );
		await editor.user.click(
			friday.getByRole( 'checkbox', { name: 'Open 24 hours' } )
		);
		expect( hours( editor.saved() ) ).toContain( 'Fri 00:00–24:00' );
		expect( friday.queryByLabelText( 'Opening' ) ).toBeNull();
		await editor.deselect();
		await waitFor( () =>
			expect( screen.getByText( 'Open 24 hours' ) ).toBeVisible()
		);
	} );

	it( 'keeps the fields of a day while its times are typed, even if they make 24 hours for a moment', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const monday = day( 'Montag' );
		const opening = monday.getByLabelText( 'Opening' );
		const closing = monday.getByLabelText( 'Closing' );
		const type = ( field: HTMLElement, value: string ) =>
			fireEvent.change( field, { target: { value } } );
		await editor.user.click( closing );
		type( closing, '00:00' );
		await editor.user.click( opening );
		type( opening, '00:00' );
		await editor.user.click( closing );
		type( closing, '05:00' );
		expect( closing ).toHaveFocus();
		expect( hours( editor.saved() ) ).toContain( 'Mon 00:00–05:00' );
		type( closing, '00:00' );
		await editor.user.tab();
		expect(
			monday.getByRole( 'button', { name: 'Add Hours' } )
		).toHaveFocus();
		await editor.user.click(
			day( 'Dienstag' ).getByLabelText( 'Opening' )
		);
		expect( monday.queryByLabelText( 'Closing' ) ).toBeNull();
		expect(
			monday.getByRole( 'checkbox', { name: 'Open 24 hours' } )
		).toBeChecked();
	} );

	it( 'checks “Open 24 hours” with one click on its label after midnight was typed twice', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const monday = day( 'Montag' );
		for ( const name of [ 'Opening', 'Closing' ] ) {
			const field = monday.getByLabelText( name );
			await editor.user.click( field );
			fireEvent.change( field, { target: { value: '00:00' } } );
		}
		const checkbox = monday.getByRole( 'checkbox', {
			name: 'Open 24 hours',
		} );
		await editor.user.click( monday.getByText( 'Open 24 hours' ) );
		expect( checkbox ).toBeChecked();
		expect( hours( editor.saved() ) ).toContain( 'Mon 00:00–24:00' );
	} );

	it.each( [ 'Montag', 'Ball' ] )(
		'saves changed hours in order, and sorts their fields when the focus leaves the day: %s',
		async ( name ) => {
			const { editor } = await open( UNSORTED );
			await screen.findAllByRole( 'term' );
			await editor.selectBlock();
			const fields = () =>
				day( name )
					.getAllByLabelText( 'Opening' )
					.map( ( field ) => ( field as HTMLInputElement ).value );
			const leave = () =>
				editor.user.click(
					day( 'Dienstag' ).getByRole( 'button', { name: /^Copy/ } )
				);
			const before = editor.saved();
			const [ first, second ] =
				day( name ).getAllByLabelText( 'Opening' );
			await editor.user.click( first as HTMLElement );
			await leave();
			expect( editor.saved() ).toBe( before );

			await editor.user.click( second as HTMLElement );
			fireEvent.change( second as HTMLElement, {
				target: { value: '' },
			} );
			await leave();
			expect( fields() ).toEqual( [ '17:30', '' ] );

			await editor.user.click( second as HTMLElement );
			fireEvent.change( second as HTMLElement, {
				target: { value: '11:30' },
			} );
			await editor.user.tab();
			expect( fields() ).toEqual( [ '17:30', '11:30' ] );
			expect( editor.saved() ).toContain( '11:30–14:30, 17:30–22:00' );
			await leave();
			expect( fields() ).toEqual( [ '11:30', '17:30' ] );
		}
	);

	it( 'lists each special day with its name, as closed or with its own hours', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const add = () =>
			editor.user.click(
				screen.getByRole( 'button', { name: 'Add special day' } )
			);
		// The same heading as on the page.
		expect( screen.getByText( 'Special hours' ) ).toBeVisible();
		await add();
		const special = () => day( 'Special day' );
		expect( special().getByLabelText( 'Date' ) ).toHaveFocus();
		expect(
			special().getByLabelText( 'Date' )
		).toHaveAccessibleDescription(
			'Enter a date. Visitors won’t see this day until you do.'
		);
		expect( editor.saved() ).not.toContain( '__special' );
		const from = siteDate( 3 );
		fireEvent.change( special().getByLabelText( 'Date' ), {
			target: { value: from },
		} );
		expect( editor.saved() ).toContain(
			`<dl class="wp-block-dovetail-business-hours__special"><div class="wp-block-dovetail-business-hours__day"><dt>${ from }</dt><dd>–</dd></div></dl>`
		);
		const group = () =>
			screen.getAllByRole( 'group' ).at( -1 ) as HTMLElement;
		fireEvent.change(
			within( group() ).getByLabelText( 'Name (optional)' ),
			{
				target: { value: 'Fish & <Chips>' },
			}
		);
		fireEvent.change(
			within( group() ).getByLabelText( 'Until (optional)' ),
			{ target: { value: siteDate( 1 ) } }
		);
		expect(
			within( group() ).getByText(
				'The end date is before the start date.'
			)
		).toBeVisible();
		fireEvent.change(
			within( group() ).getByLabelText( 'Until (optional)' ),
			{ target: { value: siteDate( 4 ) } }
		);
		await editor.user.click(
			within( group() ).getByRole( 'checkbox', { name: 'Closed' } )
		);
		expect( editor.saved() ).toContain(
			`<dt>${ from }/${ siteDate( 4 ) } Fish &amp; ‹Chips›</dt><dd>09:00–17:00</dd>`
		);
		await editor.deselect();
		await waitFor( () =>
			expect( screen.getByText( 'Fish & ‹Chips›' ) ).toBeVisible()
		);
		expect( screen.getByText( 'Special hours' ) ).toBeVisible();
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Remove Fish & ‹Chips›' } )
		);
		expect( said() ).toHaveTextContent( 'Fish & ‹Chips› removed.' );
		expect( editor.saved() ).not.toContain( '__special' );
		expect(
			screen.getByRole( 'button', { name: 'Add special day' } )
		).toHaveFocus();
	} );

	it( 'opens a special day with the hours of its weekday', async () => {
		const { editor } = await open( UNSORTED );
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Add special day' } )
		);
		fireEvent.change( day( 'Special day' ).getByLabelText( 'Date' ), {
			target: { value: '2099-12-28' },
		} );
		await editor.user.click(
			within(
				screen.getAllByRole( 'group' ).at( -1 ) as HTMLElement
			).getByRole( 'checkbox', { name: 'Closed' } )
		);
		expect( editor.saved() ).toContain(
			'<dt>2099-12-28</dt><dd>17:30–22:00, 12:00–14:30</dd>'
		);
	} );

	it( 'hides past special days in a collapsed list', async () => {
		const { editor } = await open(
			readFileSync(
				join( __dirname, '../fixtures/business-hours__special.html' ),
				'utf8'
			)
		);
		await screen.findAllByRole( 'term' );
		// One special day is over, and the other is too far in the future to be shown.
		expect( screen.queryByText( 'Special hours' ) ).toBeNull();
		await editor.selectBlock();
		const fold = () => screen.getByRole( 'button', { name: '1 past day' } );
		expect(
			screen.queryByRole( 'group', { name: 'New Year' } )
		).toBeNull();
		expect( fold() ).toHaveAttribute( 'aria-expanded', 'false' );
		await editor.user.click( fold() );
		expect( day( 'New Year' ).getByLabelText( 'Date' ) ).toHaveValue(
			'2026-01-01'
		);
		expect( fold() ).toHaveAttribute( 'aria-expanded', 'true' );
	} );

	it( 'keeps a special day in the list while its date is typed, and collapses it at the next selection', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Add special day' } )
		);
		const date = screen.getByLabelText( 'Date' );
		fireEvent.change( date, { target: { value: siteDate( 3 ) } } );
		fireEvent.change( date, { target: { value: siteDate( -3 ) } } );
		expect( date ).toBeVisible();
		expect( screen.queryByText( '1 past day' ) ).toBeNull();
		fireEvent.change( date, { target: { value: siteDate( -2 ) } } );
		expect( editor.saved() ).toContain( `<dt>${ siteDate( -2 ) }</dt>` );
		await editor.deselect();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		expect( screen.queryByLabelText( 'Date' ) ).toBeNull();
		expect( screen.getByText( '1 past day' ) ).toBeVisible();
	} );

	it( 'omits a day with incomplete hours from the list instead of showing it as closed', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		fireEvent.change( day( 'Montag' ).getByLabelText( 'Closing' ), {
			target: { value: '' },
		} );
		await editor.deselect();
		await screen.findAllByRole( 'term' );
		expect( screen.queryByText( 'Montag' ) ).toBeNull();
		expect(
			hours( editor.saved() )?.some( ( row ) => row.startsWith( 'Mon' ) )
		).toBe( false );
	} );
} );

describe( 'Undo in business hours', () => {
	it( 'undoes each change of a day or a time separately', async () => {
		const { editor } = await open();
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const press = ( name: string, label: string ) => () =>
			editor.user.click(
				day( name ).getByRole( 'checkbox', { name: label } )
			);
		const type = ( label: string, time: string ) => () =>
			editor.user.type( day( 'Samstag' ).getByLabelText( label ), time );
		await expectSteps(
			editor,
			press( 'Mittwoch', 'Open 24 hours' ),
			press( 'Samstag', 'Closed' ),
			type( 'Opening', '10:30' ),
			type( 'Closing', '14:00' ),
			press( 'Donnerstag', 'Open' )
		);
	} );

	it( 'undoes a changed time and the new order of the hours together', async () => {
		const { editor } = await open( UNSORTED );
		await screen.findAllByRole( 'term' );
		await editor.selectBlock();
		const change = async ( index: number, value: string ) => {
			const field = day( 'Montag' ).getAllByLabelText( 'Opening' )[
				index
			] as HTMLElement;
			await editor.user.click( field );
			fireEvent.input( field, { target: { value } } );
		};
		const press = ( name: string ) => () =>
			editor.user.click(
				day( name ).getByRole( 'checkbox', { name: 'Closed' } )
			);
		await expectSteps(
			editor,
			async () => {
				await change( 1, '11:30' );
				// The fields, the button that removes the hours, and “Add Hours” come before the next day.
				for ( let tabs = 0; tabs < 4; tabs++ ) {
					await editor.user.tab();
				}
				expect( hours( editor.saved() ) ).toContain(
					'Mon 11:30–14:30, 17:30–22:00'
				);
			},
			press( 'Donnerstag' ),
			async () => {
				await change( 0, '23:00' );
				await editor.user.click(
					day( 'Dienstag' ).getByRole( 'button', { name: /^Copy/ } )
				);
				expect( hours( editor.saved() ) ).toContain(
					'Mon 17:30–22:00, 23:00–14:30'
				);
			},
			press( 'Freitag' )
		);
	} );
} );
