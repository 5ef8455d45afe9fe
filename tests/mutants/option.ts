/** Reads a number from the command line, such as `--name 7`. */
export const option = ( name: string, usual: number ): number => {
	const at = process.argv.indexOf( `--${ name }` );
	return at < 0 ? usual : Number( process.argv[ at + 1 ] );
};
