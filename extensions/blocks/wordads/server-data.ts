import { AD_FORMATS } from './sizes';

/** Formats by name, with their sizes in CSS pixels. The build writes them for PHP. */
export const serverData = {
	formats: Object.fromEntries(
		AD_FORMATS.map( ( { name, width, height } ) => [
			name,
			{ width, height },
		] )
	),
};
