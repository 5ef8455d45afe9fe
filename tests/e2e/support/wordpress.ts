/** A block as the editor's store has it. */
export type EditorBlock = {
	name: string;
	clientId: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: EditorBlock[];
};

/**
 * What the tests ask of WordPress's own `wp`. A function that runs in the page finds it there: its file says
 * `declare const wp: WordPress`.
 */
export type WordPress = {
	apiFetch( options: { path: string } ): Promise< unknown >;
	blocks: {
		createBlock(
			name: string,
			attributes?: Record< string, unknown >,
			innerBlocks?: EditorBlock[]
		): EditorBlock;
		getBlockType( name: string ): { title: string };
		getBlockTypes(): {
			name: string;
			edit: unknown;
			save: unknown;
			parent?: string[];
			ancestor?: string[];
		}[];
		parse( content: string ): EditorBlock[];
		serialize( blocks: EditorBlock[] ): string;
	};
	data: {
		select( store: 'core/editor' ): {
			__unstableIsEditorReady(): boolean;
			didPostSaveRequestFail(): boolean;
			getCurrentPostId(): number;
			getEditedPostContent(): string;
			isEditedPostDirty(): boolean;
		};
		select( store: 'core/block-editor' ): {
			getBlocks(): EditorBlock[];
			getClientIdsWithDescendants(): string[];
			getMultiSelectedBlockClientIds(): string[];
			isLastBlockChangePersistent(): boolean;
		};
		dispatch( store: 'core/editor' ): {
			savePost(): Promise< void >;
			editPost( changes: object ): void;
		};
		dispatch( store: 'core/block-editor' ): {
			insertBlocks(
				blocks: EditorBlock[],
				index?: number,
				parent?: string,
				select?: boolean
			): void;
			resetBlocks( blocks: EditorBlock[] ): void;
			selectBlock( clientId?: string ): void;
		};
	};
};
