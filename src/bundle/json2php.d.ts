declare module 'json2php' {
	type Printer = ( value: unknown, parentIndent?: string ) => string;
	const json2php: Printer & {
		make( options: { linebreak?: string; indent?: string } ): Printer;
	};
	export default json2php;
}
