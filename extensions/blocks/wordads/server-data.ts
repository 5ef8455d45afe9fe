import { AD_FORMATS } from './sizes';

/** The formats by name, with their sizes in CSS pixels: what PHP knows of them; the build writes it. */
export const serverData = {
	formats: Object.fromEntries(
		AD_FORMATS.map( ( { name, width, height } ) => [
			name,
			{ width, height },
		] )
	),
};
