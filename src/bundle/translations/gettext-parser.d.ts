declare module 'gettext-parser' {
	/** A message in the library's format. */
	export type GettextEntry = {
		msgid: string;
		msgctxt?: string;
		msgid_plural?: string;
		msgstr: string[];
		comments?: {
			translator?: string;
			reference?: string;
			extracted?: string;
			flag?: string;
		};
	};

	/** A whole file: messages by context, then by text. */
	export type GettextFile = {
		charset?: string;
		headers: Record< string, string >;
		translations: Record< string, Record< string, GettextEntry > >;
	};

	export const po: {
		parse( file: string | Uint8Array ): GettextFile;
		compile(
			file: GettextFile,
			options?: {
				foldLength?: number;
				sort?: ( a: GettextEntry, b: GettextEntry ) => number;
			}
		): Uint8Array;
	};
}
