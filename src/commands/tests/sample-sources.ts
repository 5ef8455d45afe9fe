import type { Source, Sources } from '../changed/read-sources';

/** One import: `shared/ink/index.ts ink`; the whole file without a name. */
type Import = string;

type Sample = {
	imports?: Import[];
	/** Imports that the compiler erases. */
	types?: Import[];
	exports?: string[];
	declares?: string;
	names?: string[];
};

/** Sources as they would be read from disk. */
export function sampleSources( samples: Record< string, Sample > ): Sources {
	return new Map(
		Object.entries( samples ).map( ( [ path, sample ] ) => [
			path,
			sampleSource( sample ),
		] )
	);
}

function sampleSource( {
	imports = [],
	types = [],
	exports = [],
	declares,
	names = [],
}: Sample ): Source {
	const taken = ( text: string, isType: boolean ) => {
		const [ from = '', name = '*' ] = text.split( ' ' );
		return { from, name, isType };
	};
	return {
		exports,
		takes: [
			...imports.map( ( text ) => taken( text, false ) ),
			...types.map( ( text ) => taken( text, true ) ),
		],
		...( declares && { declares } ),
		names,
	};
}
