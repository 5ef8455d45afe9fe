import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { encode } from 'uqr';
import { BANK, BLOCK, beginAnew, markup } from './support';

beginAnew( { keys: {} } );

const LINES = [
	'BCD',
	'002',
	'1',
	'SCT',
	'COBADEFFXXX',
	'Harbour Choir e.V.',
	'DE89370400440532013000',
	'',
	'',
	'',
	'Organ fund',
];

function squaresOf( text: string ): string {
	const { data } = encode( text, { ecc: 'M', boostEcc: false, border: 4 } );
	return data
		.flatMap( ( row, y ) =>
			row.map( ( isDark, x ) =>
				isDark ? `M${ x } ${ y }h1v1h-1z` : ''
			)
		)
		.join( '' );
}

const visitWith = async ( bankTransfer: object, currency = 'EUR' ) =>
	`${ siteUrl() }/?p=${ await createPost( {
		author: 'author',
		content: markup( {
			currency,
			bankTransfer: { ...BANK, ...bankTransfer },
		} ),
	} ) }`;

test( 'a visitor can copy the account details and show a QR code for a banking app', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, {
		permissions: [ 'clipboard-read', 'clipboard-write' ],
		viewport: { width: 390, height: 844 },
	} );
	const ours = ourRequests( page );
	await page.goto( await visitWith( {} ) );
	const bank = page.getByRole( 'region', { name: 'Bank transfer' } );
	await expect( bank ).toContainText( 'DE89 3704 0044 0532 0130 00' );
	await bank.getByRole( 'button', { name: 'Copy: IBAN' } ).click();
	await expect( bank.getByText( 'IBAN: copied' ) ).toBeVisible();
	await expect( bank.getByRole( 'status' ) ).toHaveText( 'IBAN: copied' );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		'DE89370400440532013000'
	);
	expect( ours.filter( ( path ) => path.includes( 'touched' ) ) ).toEqual(
		[]
	);

	const show = bank.getByRole( 'button', { name: /QR code/ } );
	await expect( show ).toHaveText( 'QR code for banking apps' );
	await expect( show ).toHaveAttribute( 'aria-expanded', 'false' );
	await show.click();
	const code = bank.getByRole( 'img', {
		name: 'QR code of this bank transfer',
	} );
	await expect( code.locator( 'svg' ) ).toBeVisible();
	await expect( show ).toHaveText( 'Hide QR code' );
	await expect( show ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( await code.locator( 'path' ).getAttribute( 'd' ) ).toBe(
		squaresOf( LINES.join( '\n' ) )
	);
	expect(
		ours.filter( ( path ) => path.includes( 'touched' ) )
	).toHaveLength( 1 );
	await screenshot( page, 'donations-visitor-code', { fullPage: true } );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await show.click();
	await expect( code ).toBeHidden();
} );

test( 'a page says so if the browser does not allow copying', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	await page.addInitScript( () => {
		navigator.clipboard.writeText = async () => {
			throw new DOMException( 'Denied', 'NotAllowedError' );
		};
	} );
	await page.goto( await visitWith( {} ) );
	const bank = page.getByRole( 'region', { name: 'Bank transfer' } );
	await bank.getByRole( 'button', { name: 'Copy: IBAN' } ).click();
	await expect(
		bank.getByText(
			'Your browser does not allow copying. Select the text and copy it.'
		)
	).toBeVisible();
} );

test( 'a page shows an error if the QR code cannot be drawn', async ( {
	visitor: page,
	troubles,
} ) => {
	await page.route( '**/bank-transfer/code/**', ( route ) => route.abort() );
	await page.goto( await visitWith( {} ) );
	const bank = page.getByRole( 'region', { name: 'Bank transfer' } );
	await bank.getByRole( 'button', { name: /QR code/ } ).click();
	await expect( bank.getByRole( 'status' ) ).toHaveText(
		'The QR code could not be created. Use the account details above.'
	);
	troubles.splice( 0 );
} );

test( 'a page shows a QR code only if apps can read it, and account details only if they are valid', async ( {
	visitor: page,
} ) => {
	for ( const [ bank, currency, hasAccount ] of [
		[ {}, 'CHF', true ],
		[ { iban: 'SA0380000000608010167519' }, 'EUR', true ],
		[ { iban: 'DE89370400440532013001' }, 'EUR', false ],
		[ { iban: '' }, 'EUR', false ],
		[ { name: ' ' }, 'EUR', false ],
		[ { on: false }, 'EUR', false ],
	] as const ) {
		await page.goto( await visitWith( bank, currency ) );
		await expect(
			page.getByRole( 'region', { name: 'Bank transfer' } )
		).toHaveCount( hasAccount ? 1 : 0 );
		await expect(
			page.getByRole( 'button', { name: /QR code/, includeHidden: true } )
		).toHaveCount( 0 );
	}
} );

test( 'a QR code has a one-line name (70 letters), a one-line reference (140) and at most 331 bytes', async ( {
	visitor: page,
} ) => {
	const show = page.getByRole( 'button', { name: /QR code/ } );
	await page.goto(
		await visitWith( {
			name: 'n'.repeat( 99 ),
			text: `a\n${ 't'.repeat( 200 ) }`,
		} )
	);
	const code = ( await show.getAttribute( 'data-code' ) ) ?? '';
	expect( code.split( '\n' )[ 5 ] ).toBe( 'n'.repeat( 70 ) );
	expect( code.split( '\n' )[ 10 ] ).toBe( `a ${ 't'.repeat( 138 ) }` );
	await page.goto( await visitWith( { text: 'ж'.repeat( 140 ) } ) );
	await expect(
		page.getByRole( 'region', { name: 'Bank transfer' } )
	).toContainText( 'ж'.repeat( 140 ) );
	await expect( show ).toHaveCount( 0 );
	await page.goto( await visitWith( { bic: '', text: '' } ) );
	expect( await show.getAttribute( 'data-code' ) ).toBe(
		[ ...LINES.slice( 0, 4 ), '', ...LINES.slice( 5, 7 ) ].join( '\n' )
	);
} );
