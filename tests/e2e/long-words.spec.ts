import { everyFixture, expect, test } from './support';

const WORD = 'Wort'.repeat( 15 );

test( 'a 60-character word in any block text is fully visible on a phone, and does not widen the page', async ( {
	pageAs,
	troubles,
} ) => {
	const url = await everyFixture();
	const page = await pageAs( null, {
		viewport: { width: 320, height: 700 },
		reducedMotion: 'reduce',
	} );
	await page.goto( url );
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
	const cut = await page.evaluate( ( word ) => {
		const PLUGIN_ELEMENTS = '[class*="dovetail-"]';
		const texts: Text[] = [];
		const walker = document.createTreeWalker(
			document.querySelector( '.entry-content' ) ?? document.body,
			NodeFilter.SHOW_TEXT
		);
		while ( walker.nextNode() ) {
			const text = walker.currentNode as Text;
			const { parentElement } = text;
			if (
				/\p{L}/u.test( text.data ) &&
				parentElement?.closest( PLUGIN_ELEMENTS ) &&
				! parentElement.closest(
					// Skip dates, times and numbers, which are not words, and form fields outside a form, which have no
					// styles.
					'script, style, template, noscript, option, audio, video, time, [class*="__length"], a[href^="tel:"], [class*="-field-"]'
				)
			) {
				texts.push( text );
			}
		}
		for ( const text of texts ) {
			text.data = word;
		}
		const name = ( element: Element | null | undefined ) =>
			`${ element?.localName }.${ element?.getAttribute( 'class' ) ?? '' }`;
		return {
			texts: texts.length,
			tooWide:
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth,
			cut: [
				...new Set(
					texts.flatMap( ( text ) => {
						const { parentElement } = text;
						if ( ! parentElement?.checkVisibility() ) {
							return [];
						}
						const range = document.createRange();
						range.selectNodeContents( text );
						const { left, right } = range.getBoundingClientRect();
						for (
							let box: Element | null = parentElement;
							box;
							box = box.parentElement
						) {
							const style = getComputedStyle( box );
							const edge =
								box === document.documentElement
									? { left: 0, right: window.innerWidth }
									: box.getBoundingClientRect();
							if (
								style.clipPath !== 'none' ||
								/auto|scroll/.test( style.overflowX ) ||
								// Skip slides that are not visible now.
								( style.overflowX !== 'visible' &&
									( left >= edge.right ||
										right <= edge.left ) )
							) {
								return [];
							}
							if (
								( style.overflowX !== 'visible' ||
									box === document.documentElement ) &&
								( left < edge.left - 1 ||
									right > edge.right + 1 )
							) {
								return [
									`${ name( parentElement.closest( '[class*="wp-block-dovetail-"]:not([class*="__"])' ) ) } ${ name( parentElement ) }`,
								];
							}
						}
						return [];
					} )
				),
			],
		};
	}, WORD );
	expect( cut.texts ).toBeGreaterThan( 300 );
	expect( cut ).toEqual( { ...cut, tooWide: 0, cut: [] } );
	// URLs in the fixtures do not exist, so their errors are expected.
	troubles.length = 0;
} );
