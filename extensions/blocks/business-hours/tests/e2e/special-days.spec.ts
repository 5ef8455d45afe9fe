import type { Locator } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-business-hours';

/** The site's time zone is UTC. */
const day = ( days: number ) =>
	new Date( Date.now() + days * 86_400_000 ).toISOString().slice( 0, 10 );

const withSpecial = ( ...rows: readonly ( readonly [ string, string ] )[] ) =>
	showcaseOf( 'business-hours__plain' ).replace(
		'</dl></div>',
		`</dl><dl class="wp-block-dovetail-business-hours__special">${ rows
			.map(
				( [ days, hours ] ) =>
					`<div class="wp-block-dovetail-business-hours__day"><dt>${ days }</dt><dd>${ hours }</dd></div>`
			)
			.join( '' ) }</dl></div>`
	);

test( 'a visitor sees upcoming special days, which also change the open-now line', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: withSpecial(
			[ `${ day( -9 ) }/${ day( -2 ) } Over`, '–' ],
			[ `${ day( -1 ) }/${ day( 9 ) } Company &amp; holidays`, '–' ],
			[ `${ day( 20 ) } Inventory`, '10:00–14:00' ],
			[ `${ day( 200 ) } Far away`, '–' ]
		),
	} );
	const page = await pageAs( null );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const block = page.locator( BLOCK );
	await expect( block.locator( '[data-from]' ) ).toHaveCount( 2 );
	await expect( block.getByText( 'Special hours' ) ).toBeVisible();
	await expect( block.getByText( 'Company & holidays' ) ).toBeVisible();
	await expect( block.getByText( '10:00 am – 2:00 pm' ) ).toBeVisible();
	await expect( block.locator( `${ BLOCK }__now` ) ).toHaveText(
		/^Closed now, opens on \w+day, \w+ \d+ at 9:00 am$/
	);
	await expect( block.locator( '[aria-current="date"]' ) ).toContainText(
		'Company & holidays'
	);
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await screenshot( page, 'business-hours-special-1280' );
	const [ json ] = await page
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	expect( JSON.parse( json ?? '' ) ).toMatchObject( {
		specialOpeningHoursSpecification: [
			{
				validFrom: day( -1 ),
				validThrough: day( 9 ),
				opens: '00:00',
				closes: '00:00',
			},
			{
				validFrom: day( 20 ),
				validThrough: day( 20 ),
				opens: '10:00',
				closes: '14:00',
			},
			{ validFrom: day( 200 ), validThrough: day( 200 ) },
		],
	} );

	const narrow = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		javaScriptEnabled: false,
	} );
	await narrow.goto( `${ siteUrl() }/?p=${ id }` );
	expect(
		await narrow
			.locator( BLOCK )
			.evaluate( ( { scrollWidth, clientWidth } ) => [
				scrollWidth <= clientWidth,
				clientWidth <= 390,
			] )
	).toEqual( [ true, true ] );
	await screenshot( narrow, 'business-hours-special-390' );

	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
		document.body.style.cssText = 'background:#1b1b1b;color:#f0f0f0';
	} );
	await screenshot( page, 'business-hours-special-dark-rtl' );
} );

test( 'a day is on one line, and all hours are in the same column', async ( {
	author,
	pageAs,
} ) => {
	const content = withSpecial(
		[ `${ day( 1 ) }/${ day( 9 ) } Company holidays`, '–' ],
		[ `${ day( 20 ) } Inventory`, '10:00–14:00, 15:00–17:00' ]
	);
	const id = await createPost( { author: 'author', content } );
	const layout = ( block: Locator ) =>
		block.locator( 'dt:visible' ).evaluateAll( ( labels ) => {
			const linesOf = ( label: Element ) => {
				const range = document.createRange();
				range.selectNode( label.firstChild! );
				return new Set(
					[ ...range.getClientRects() ].map( ( { y } ) => y )
				).size;
			};
			const start = ( cell: Element ) => {
				const { left, right } = cell.getBoundingClientRect();
				return Math.round(
					getComputedStyle( cell ).direction === 'rtl' ? -right : left
				);
			};
			const cells = labels.map( ( label ) => label.nextElementSibling! );
			return {
				columns: new Set( cells.map( start ) ).size,
				brokenDays: labels
					.filter(
						( label ) =>
							linesOf( label ) > 1 &&
							label.clientWidth < label.parentElement!.clientWidth
					)
					.map( ( label ) => label.textContent ),
				stacked: cells.filter(
					( cell, index ) =>
						cell.getBoundingClientRect().y >
						labels[ index ]!.getBoundingClientRect().y
				).length,
			};
		} );
	// On a phone, all hours are below their days. On a desktop, only those of a day with a long text are.
	const expected = ( width: number ) => ( {
		columns: 1,
		brokenDays: [],
		stacked: width === 390 ? 4 : 1,
	} );
	for ( const width of [ 1280, 390 ] ) {
		const page = await pageAs( null, {
			viewport: { width, height: 844 },
		} );
		await page.goto( `${ siteUrl() }/?p=${ id }` );
		for ( const dir of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( direction ) => {
				document.documentElement.dir = direction;
			}, dir );
			expect(
				await layout( page.locator( BLOCK ) ),
				`${ width } ${ dir }`
			).toEqual( expected( width ) );
		}
	}
	await author.edit(
		content.replace(
			'wp:dovetail/business-hours',
			`wp:dovetail/business-hours ${ JSON.stringify( {
				specialDays: [
					{
						from: day( 1 ),
						to: day( 9 ),
						name: 'Company holidays',
						hours: [],
					},
					{
						from: day( 20 ),
						to: '',
						name: 'Inventory',
						hours: [
							{ opening: '10:00', closing: '14:00' },
							{ opening: '15:00', closing: '17:00' },
						],
					},
				],
			} ) }`
		)
	);
	const preview = author.canvas.locator( BLOCK );
	for ( const width of [ 1280, 390 ] ) {
		await author.page.setViewportSize( { width, height: 844 } );
		await expect( preview.getByText( 'Inventory' ) ).toBeVisible();
		expect( await layout( preview ) ).toEqual( expected( width ) );
	}
} );

test( 'weekdays and special days have their buttons at the end of the row, and a toggle moves nothing', async ( {
	author,
} ) => {
	const { canvas } = author;
	await author.edit();
	await author.insert( 'business-hours' );
	await canvas.getByRole( 'button', { name: 'Add special day' } ).click();
	await canvas.getByLabel( 'Name (optional)' ).fill( 'Inventory' );
	const layout = ( name: string, button: string ) =>
		canvas
			.getByRole( 'group', { name, exact: true } )
			.evaluate( ( group, label ) => {
				const box = ( selector: string ) =>
					group.querySelector( selector )?.getBoundingClientRect();
				const action = box( `button[aria-label="${ label }"]` )!;
				const toggle = box( '.components-toggle-control' )!;
				const checkbox = box( '.components-checkbox-control' );
				return {
					fromEnd: Math.round(
						group.getBoundingClientRect().right - action.right
					),
					fromToggle: Math.round( action.y - toggle.y ),
					isCheckboxBelow: checkbox && checkbox.y >= toggle.bottom,
				};
			}, button );
	const closed = await layout( 'Inventory', 'Remove Inventory' );
	await canvas
		.getByRole( 'group', { name: 'Inventory' } )
		.getByLabel( 'Closed' )
		.click();
	const open = await layout( 'Inventory', 'Remove Inventory' );
	expect( open ).toEqual( { ...closed, isCheckboxBelow: true } );
	expect( open ).toEqual( await layout( 'Monday', 'Copy hours of Monday' ) );
	expect( open.fromEnd ).toBe( 0 );
} );

test( 'an author adds a holiday, which is still in the post after saving', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'business-hours' );
	await canvas.getByRole( 'button', { name: 'Add special day' } ).click();
	await expect( canvas.getByLabel( 'Date' ) ).toBeFocused();
	// A hint while the author fills in the fields, and an error after that.
	const note = canvas.locator( `${ BLOCK }__note` );
	await expect( note ).toHaveCSS( 'border-inline-start-width', '0px' );
	await screenshot( page, 'business-hours-special-editor-empty' );
	await canvas.getByRole( 'button', { name: 'Add special day' } ).focus();
	await expect( note ).toHaveCSS( 'border-inline-start-width', '3px' );
	await canvas.getByLabel( 'Date' ).fill( day( 3 ) );
	await canvas.getByLabel( 'Until (optional)' ).fill( day( 5 ) );
	await canvas.getByLabel( 'Name (optional)' ).fill( 'Fish & <Chips>' );
	await screenshot( page, 'business-hours-special-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await author.publish();
	await author.reopenAndExpectValid();
	const [ block ] = await author.blocks();
	expect( block?.attributes.specialDays ).toEqual( [
		{
			from: day( 3 ),
			to: day( 5 ),
			name: 'Fish & ‹Chips›',
			hours: [],
		},
	] );
	await expect( canvas.getByText( 'Fish & ‹Chips›' ) ).toBeVisible();
	await screenshot( page, 'business-hours-special-editor-unselected' );
} );
