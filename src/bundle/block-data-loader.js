import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/** Block data that src/registration reads. The editor gets everything else from WordPress, translated, via block.json. */
const READ_HERE = [
	'slug',
	'list',
	'needsPostEditor',
	'follows',
	'editHeight',
];

/**
 * For webpack: a `block.ts` or `kinds.ts`, already JavaScript, without what nobody reads in an editor.
 *
 * @param source
 */
export default function blockDataLoader( source ) {
	return withoutServerData( source );
}

/**
 * Removes everything the editor does not need from `defineBlockData` and `forServer` calls.
 *
 * @param source
 */
export function withoutServerData( source ) {
	const left = [];
	simple( parse( source, { ecmaVersion: 'latest', sourceType: 'module' } ), {
		CallExpression( { callee, arguments: [ data ] } ) {
			if (
				callee.name === 'defineBlockData' &&
				data?.type === 'ObjectExpression'
			) {
				left.push( ...data.properties.filter( isReadElsewhere ) );
			}
		},
		SpreadElement( node ) {
			if ( node.argument.callee?.name === 'forServer' ) {
				left.push( node );
			}
		},
	} );
	return left
		.sort( ( a, b ) => b.start - a.start )
		.reduce(
			( code, { start, end } ) =>
				code.slice( 0, start ) +
				code.slice( end ).replace( /^\s*,/, '' ),
			source
		);
}

const isReadElsewhere = ( { key } ) => key && ! READ_HERE.includes( key.name );
