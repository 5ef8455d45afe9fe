import { Engine, type Node } from 'php-parser';
import type { Mutant } from '../mutate';

const engine = new Engine( {
	parser: { version: '7.4' },
	ast: { withPositions: true },
} );

const REPLACEMENTS: Readonly< Record< string, string > > = {
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
	'===': '!==',
	'!==': '===',
	'+': '-',
	'-': '+',
	'*': '/',
	'/': '*',
	'&&': '||',
	'||': '&&',
};

type Child = Node & Readonly< Record< string, unknown > >;

const isNode = ( value: unknown ): value is Child =>
	typeof value === 'object' && value !== null && 'kind' in value;

/** Returns mutants of a PHP file, made with the changes for TypeScript and by removing negations. */
export function mutantsOfPhp( code: string, file: string ): Mutant[] {
	const mutants: Mutant[] = [];
	const add = ( start: number, end: number, text: string ) =>
		mutants.push( {
			start,
			end,
			text,
			line: code.slice( 0, start ).split( '\n' ).length,
			before: code.slice( start, end ),
		} );
	const bounds = ( { loc }: Child ): [ number, number ] => [
		loc?.start.offset ?? 0,
		loc?.end.offset ?? 0,
	];
	const turn = ( node: unknown ) => {
		if ( isNode( node ) ) {
			const [ start, end ] = bounds( node );
			add( start, end, `! ( ${ code.slice( start, end ) } )` );
		}
	};
	const visit = ( node: Child ): void => {
		const [ start, end ] = bounds( node );
		switch ( node.kind ) {
			case 'bin': {
				const sign = String( node.type );
				const swap = REPLACEMENTS[ sign ];
				const isGuard =
					isNode( node.right ) && node.right.kind === 'exit';
				if ( swap && ! isGuard && isNode( node.left ) ) {
					const at = code.indexOf( sign, bounds( node.left )[ 1 ] );
					add( at, at + sign.length, swap );
				}
				break;
			}
			case 'unary':
				if ( node.type === '!' ) {
					add( start, start + 1, '' );
				}
				break;
			case 'number':
				add( start, end, String( Number( node.value ) + 1 ) );
				break;
			case 'boolean':
				add( start, end, node.value ? 'false' : 'true' );
				break;
			case 'if':
			case 'retif':
				turn( node.test );
				break;
			case 'expressionstatement':
				if (
					isNode( node.expression ) &&
					node.expression.kind === 'call'
				) {
					add( start, end, ';' );
				}
				break;
		}
		for ( const value of Object.values( node ) ) {
			[ value ].flat().filter( isNode ).forEach( visit );
		}
	};
	visit( engine.parseCode( code, file ) as unknown as Child );
	return mutants;
}
