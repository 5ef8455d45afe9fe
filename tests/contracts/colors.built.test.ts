/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

type Rule = { selector: string; color: string; background: string };

/** Returns the rules in a stylesheet that set a text color or a background. */
function readRules( css: string ): Rule[] {
	const style = document.createElement( 'style' );
	style.textContent = css;
	document.head.append( style );
	const rules = [ ...( style.sheet?.cssRules ?? [] ) ].flatMap( ( rule ) =>
		rule instanceof CSSStyleRule
			? [
					{
						selector: rule.selectorText,
						color: rule.style.getPropertyValue( 'color' ),
						background:
							rule.style.getPropertyValue( 'background' ) +
							rule.style.getPropertyValue( 'background-color' ),
					},
				]
			: []
	);
	style.remove();
	return rules.filter( ( { color, background } ) => color + background );
}

function withParents( element: Element | null ): Element[] {
	return element ? [ element, ...withParents( element.parentElement ) ] : [];
}

/** Finds texts that use the author's text color on a background that the author did not choose. */
function findLostTexts( html: string, rules: Rule[] ): string[] {
	document.body.innerHTML = html;
	const hasBackground =
		/<!-- wp:[^>]*"(?:\w*(?:background|gradient)\w*)":/i.test( html );
	return [ ...document.body.querySelectorAll( '[style], .has-text-color' ) ]
		.filter( ( element ) => element instanceof HTMLElement )
		.flatMap( ( element ) => {
			const own = Array.from( element.style ).filter( ( name ) =>
				name.startsWith( '--dovetail-' )
			);
			const uses = ( value: string, names: string[] ) =>
				names.some( ( name ) => value.includes( `var(${ name }` ) );
			const colored = rules.filter( ( { color } ) => uses( color, own ) );
			const behind = rules.filter( ( { background } ) =>
				uses( background, own )
			);
			const isCovered = ( text: Element ) =>
				withParents( text ).some( ( one ) =>
					behind.some( ( { selector } ) => one.matches( selector ) )
				);
			const lost = behind.length
				? colored.flatMap( ( { selector } ) =>
						[ element, ...element.querySelectorAll( '*' ) ].filter(
							( text ) =>
								text.matches( selector ) && ! isCovered( text )
						)
					)
				: [];
			const isColored =
				element.style.color !== '' ||
				element.classList.contains( 'has-text-color' );
			const isInline = withParents( element ).some(
				( one ) =>
					one.classList.contains( 'has-background' ) ||
					( one instanceof HTMLElement &&
						/background/.test( one.getAttribute( 'style' ) ?? '' ) )
			);
			return [
				...lost,
				...( isColored && hasBackground && ! isInline
					? [ element ]
					: [] ),
			].map( ( text ) => text.outerHTML.slice( 0, 200 ) );
		} );
}

if ( ! existsSync( 'build/blocks.php' ) ) {
	throw new Error( 'There is no build to look at: run npm run build first.' );
}

const fixtures = globSync( 'extensions/blocks/**/fixtures/*.html' ).sort();

it.each( fixtures )(
	'an author’s text color in %s is always on the author’s background color',
	( path ) => {
		const [ , block ] =
			/extensions\/blocks\/(.+)\/fixtures\//.exec( path ) ?? [];
		const stylesheet = `build/blocks/${ block }/style.css`;
		const saved = path.replace( /\.(?:rendered|saved)\.html$/, '.html' );
		// The block comments of the saved post contain the block's color attributes.
		const comments = readFileSync( saved, 'utf8' ).match(
			/<!-- wp:.*?-->/g
		);
		expect(
			findLostTexts(
				`${ comments?.join( '' ) }${ readFileSync( path, 'utf8' ) }`,
				existsSync( stylesheet )
					? readRules( readFileSync( stylesheet, 'utf8' ) )
					: []
			)
		).toEqual( [] );
	}
);

it( 'findLostTexts finds a text color without the matching background', () => {
	const rules = readRules(
		'.a { color: var(--dovetail-text, inherit) } .a .b { background: var(--dovetail-back) }'
	);
	const style = 'style="--dovetail-text:#fff;--dovetail-back:#000"';
	const text = '<p class="b">x</p>';
	expect(
		findLostTexts( `<div class="a" ${ style }>${ text }</div>`, rules )
	).toHaveLength( 1 );
	expect(
		findLostTexts(
			`<div ${ style }><div class="b"><p class="a"></p></div></div>`,
			readRules(
				'.b { background: var(--dovetail-back) } .a { color: var(--dovetail-text) }'
			)
		)
	).toEqual( [] );
	expect(
		findLostTexts(
			`<!-- wp:a {"backgroundColor":"base"} --><p style="color:#fff">x</p>`,
			[]
		)
	).toHaveLength( 1 );
} );
