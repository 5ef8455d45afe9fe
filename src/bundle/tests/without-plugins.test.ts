import { withoutPlugins } from '../without-plugins.js';

class CopyPlugin {}
class DefinePlugin {}
const plugins = [ new CopyPlugin(), new DefinePlugin() ];

describe( 'a plugin of webpack that is looked up by name', () => {
	it( 'is left out', () => {
		expect( withoutPlugins( plugins, [ 'CopyPlugin' ] ) ).toEqual( [
			plugins[ 1 ],
		] );
	} );

	it( 'fails the build when it is not found', () => {
		expect( () =>
			withoutPlugins( plugins, [ 'CopyPlugin', 'RtlCssPlugin' ] )
		).toThrow(
			'no RtlCssPlugin to leave out: it has CopyPlugin, DefinePlugin.'
		);
	} );
} );
