import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { checkBudgets, type BudgetRow } from '../../src/bundle/budgets';
import { findFacts } from '../../src/bundle/find-facts';

const BUILD = 'build';

if ( ! existsSync( `${ BUILD }/editor.js` ) ) {
	throw new Error( 'There is no build to look at: run npm run build first.' );
}
let rows: readonly BudgetRow[] = [];
beforeAll( async () => {
	rows = checkBudgets( BUILD, await findFacts() );
} );

describe( 'the built files', () => {
	it( 'are each within their own size budget', () => {
		expect( rows.length ).toBeGreaterThan( 10 );
		expect(
			rows.filter( ( { gzip, budget } ) => ! gzip || gzip > budget )
		).toEqual( [] );
	} );

	it( 'include no view module, stylesheet or editor chunk without a size budget', () => {
		const weighed = rows.flatMap( ( { files } ) => files );
		expect(
			globSync(
				[
					'editor.js',
					'connections.{js,css}',
					'*/{edit,panel}.js',
					'blocks/*/{view.js,style.css}',
				],
				{
					cwd: BUILD,
				}
			).filter( ( file ) => ! weighed.includes( file ) )
		).toEqual( [] );
	} );
} );
