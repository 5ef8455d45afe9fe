import type { Locator, Page } from '@playwright/test';
import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import {
	everyFixture,
	expect,
	forgetSettings,
	php,
	screenshot,
	test,
} from './support';

/** Elements of the plugin's blocks and of the content below posts. */
const PLUGIN_ELEMENTS = '[class*="dovetail-"]';

/**
 * Returns all shapes drawn only as a background, such as masked icons, bars or dots. Each has its class name,
 * pseudo-element, and contrast to the background behind it.
 */
const shapes = ( page: Page ) =>
	page.evaluate( ( ours ) => {
		const canvas = document.createElement( 'canvas' ).getContext( '2d', {
			willReadFrequently: true,
		} );
		/**
		 * Returns the luminance (WCAG 2) of a pixel with the given layers of backgrounds. The first layer is the
		 * outermost.
		 */
		const luminance = ( colors: string[] ) => {
			if ( ! canvas ) {
				throw new Error( 'There is no canvas.' );
			}
			for ( const color of [ 'Canvas', ...colors ] ) {
				canvas.fillStyle = color;
				canvas.fillRect( 0, 0, 1, 1 );
			}
			const [ red, green, blue ] = [
				...canvas.getImageData( 0, 0, 1, 1 ).data,
			].map( ( value ) => ( value / 255 ) ** 2.2 ) as [
				number,
				number,
				number,
			];
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = ( one: number, other: number ) =>
			( Math.max( one, other ) + 0.05 ) /
			( Math.min( one, other ) + 0.05 );
		const hasGround = ( style: CSSStyleDeclaration ) =>
			style.backgroundImage !== 'none' &&
			style.getPropertyValue( 'forced-color-adjust' ) === 'none';
		const found: Record< string, number > = {};
		const elements = [
			...document.querySelectorAll( ours ),
			...document.querySelectorAll( `:is(${ ours }) *` ),
		];
		for ( const [ index, element ] of [
			...new Set( elements ),
		].entries() ) {
			if (
				! element.checkVisibility( {
					opacityProperty: true,
					visibilityProperty: true,
				} )
			) {
				continue;
			}
			const behind: string[] = [];
			/** Whether an ancestor keeps its own background in forced colors, which leaves the contrast unchanged. */
			let isOnGround = false;
			for (
				let parent = element.parentElement;
				parent;
				parent = parent.parentElement
			) {
				const style = getComputedStyle( parent );
				behind.unshift( style.backgroundColor );
				isOnGround ||= hasGround( style );
			}
			const ownStyle = getComputedStyle( element );
			const own = ownStyle.backgroundColor;
			const isLeaf =
				element.matches( 'div, span, i, b' ) &&
				! element.firstElementChild &&
				! element.textContent?.trim();
			for ( const [ pseudo, below, counts ] of [
				[ '', behind, isLeaf ],
				[ '::before', [ ...behind, own ], ! hasGround( ownStyle ) ],
				[ '::after', [ ...behind, own ], ! hasGround( ownStyle ) ],
			] as const ) {
				const { backgroundColor, content, width, height } =
					getComputedStyle( element, pseudo );
				const isSmall = ( length: string ) =>
					parseFloat( length ) > 0 && parseFloat( length ) < 100;
				if (
					counts &&
					! isOnGround &&
					isSmall( height ) &&
					parseFloat( width ) > 0 &&
					( ! pseudo || content === '""' )
				) {
					const name =
						element.getAttribute( 'class' ) || element.localName;
					found[ `${ index } ${ name }${ pseudo }` ] = contrast(
						luminance( [ ...below ] ),
						luminance( [ ...below, backgroundColor ] )
					);
				}
			}
		}
		return found;
	}, PLUGIN_ELEMENTS );

/** Scrolls through the page, so that lazy content loads. */
async function scrollThroughPage( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		for (
			let top = 0;
			top < document.documentElement.scrollHeight;
			top += window.innerHeight
		) {
			window.scrollTo( 0, top );
			await new Promise( ( done ) => setTimeout( done, 100 ) );
		}
	} );
}

/**
 * Whether an element shows more than one color. If `pixels` is given, checks only that many pixels at its right edge.
 */
async function isDrawn( part: Locator, pixels = Infinity ): Promise< boolean > {
	await part.scrollIntoViewIfNeeded();
	const box = await part.boundingBox();
	if ( ! box ) {
		throw new Error( 'The element has no box.' );
	}
	const picture = await part.page().screenshot( {
		clip: {
			x: box.x + Math.max( 0, box.width - pixels ) + 4,
			y: box.y + 4,
			width: Math.min( box.width, pixels ) - 8,
			height: box.height - 8,
		},
	} );
	return part.page().evaluate(
		async ( url ) => {
			const image = new Image();
			image.src = url;
			await image.decode();
			const canvas = document.createElement( 'canvas' );
			canvas.width = image.width;
			canvas.height = image.height;
			const context = canvas.getContext( '2d' );
			context?.drawImage( image, 0, 0 );
			const { data } =
				context?.getImageData( 0, 0, image.width, image.height ) ?? {};
			return new Set( new Uint32Array( data?.buffer ?? [] ) ).size > 1;
		},
		`data:image/png;base64,${ picture.toString( 'base64' ) }`
	);
}

test.afterEach( forgetSettings );

test( 'in forced-colors mode, every icon, bar and dot of the plugin is visible', async ( {
	pageAs,
	troubles,
} ) => {
	// Also show the content below posts, which is off by default.
	await php(
		`update_option( 'dovetail_blocks_settings', array_fill_keys( $input, true ) ); return true;`,
		globSync( 'extensions/panels/*/style.scss' ).map( ( path ) =>
			basename( dirname( path ) )
		)
	);
	const url = await everyFixture();
	const page = await pageAs( null, {
		viewport: { width: 700, height: 900 },
		reducedMotion: 'reduce',
	} );
	await page.goto( url );
	await scrollThroughPage( page );
	await page
		.getByRole( 'button', { name: 'Send the order' } )
		.first()
		.click();
	await expect(
		page.locator( '[class*="__error"]:not(:empty)' ).first()
	).toBeVisible();
	await page
		.getByRole( 'button', { name: 'QR code for banking apps' } )
		.first()
		.click();
	const code = page.locator( '[class$="__code"]:has(> svg)' ).first();
	// The progress bar of a fundraising goal exists only if payments are set up.
	await code.evaluate( ( element ) => {
		const bar = document.createElement( 'span' );
		bar.className = element.className.replace( '__code', '__bar' );
		bar.style.setProperty( '--dovetail-raised', '40%' );
		element.before( bar );
	} );

	const usual = await shapes( page );
	const visible = Object.keys( usual ).filter(
		( name ) => ( usual[ name ] ?? 0 ) > 1.1
	);
	expect( visible.length ).toBeGreaterThan( 20 );
	for ( const colorScheme of [ 'dark', 'light' ] as const ) {
		await page.emulateMedia( { forcedColors: 'active', colorScheme } );
		const forced = await shapes( page );
		expect
			.soft(
				visible.filter(
					( name ) => ( forced[ name ] ?? Infinity ) < 1.5
				),
				colorScheme
			)
			.toEqual( [] );
		for ( const [ what, part, pixels ] of [
			[
				'the arrow of a list of choices',
				page.locator( 'form select' ),
				44,
			],
			[
				'the calendar of a date',
				page.locator( 'form [type="date"]' ),
				44,
			],
			[ 'a slider', page.locator( '[type="range"]' ) ],
			[ 'a QR code', code.locator( 'svg' ) ],
			[ 'a saved QR code', page.locator( 'svg[class$="__code"]' ) ],
		] as const ) {
			expect
				.soft(
					await isDrawn( part.first(), pixels ),
					`${ what } is visible (${ colorScheme })`
				)
				.toBe( true );
		}
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await screenshot( page, `forced-colors-${ colorScheme }`, {
			fullPage: true,
		} );
	}
	// URLs in the fixtures do not exist, so their errors are expected.
	troubles.length = 0;
} );
