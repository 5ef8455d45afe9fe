import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { checkBudgets } from '../../src/bundle/budgets';

const BUILD = 'build';

if ( ! existsSync( `${ BUILD }/editor.js` ) ) {
	throw new Error( 'There is no build to look at: run npm run build first.' );
}
const rows = checkBudgets( BUILD );

describe( 'what the build has made', () => {
	it.each( rows )( '$what keeps its budget', ( { gzip, budget } ) => {
		expect( gzip ).toBeGreaterThan( 0 );
		expect( gzip ).toBeLessThanOrEqual( budget );
	} );

	it( 'is weighed whole: every view module, stylesheet and editing chunk has its row', () => {
		const weighed = rows.flatMap( ( { files } ) => files );
		expect(
			globSync(
				[
					'editor.js',
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
