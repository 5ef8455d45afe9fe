/** A block in the editor's store. */
export type EditorBlock = {
	name: string;
	clientId: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: EditorBlock[];
};

/** The stores of a registry, by name. */
type Stores = Record<
	string,
	{ store: { getState(): Record< string, unknown > } } | undefined
>;

/**
 * The parts of WordPress's global `wp` that tests use. Functions that run in the page declare it with `declare const
 * wp: WordPress`.
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
		/** Passes the registry to a plugin, which can extend it. */
		use( plugin: ( registry: { stores: Stores } ) => object ): void;
		createRegistry(): { stores: Stores; register( store: object ): void };
		select( store: 'core' ): {
			getEntityRecordEdits(
				kind: 'postType',
				type: string,
				id: number
			): object | undefined;
		};
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
		dispatch( store: 'core' ): {
			receiveEntityRecords(
				kind: 'postType',
				type: string,
				records: object[],
				query: undefined,
				invalidates: boolean,
				savedEdits?: object
			): void;
		};
		dispatch( store: 'core/editor' ): {
			savePost(): Promise< void >;
			editPost( changes: object ): void;
			closePublishSidebar(): void;
			setDeviceType( type: 'Desktop' | 'Tablet' | 'Mobile' ): void;
			setIsInserterOpened( isOpen: boolean ): void;
			setIsListViewOpened( isOpen: boolean ): void;
		};
		dispatch( store: 'core/interface' ): {
			enableComplementaryArea( scope: 'core', area: string ): void;
		};
		dispatch( store: 'core/notices' ): {
			removeAllNotices( type: string ): void;
		};
		dispatch( store: 'core/preferences' ): {
			set( scope: string, name: string, value: unknown ): void;
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
			updateBlockAttributes(
				clientId: string,
				attributes: Record< string, unknown >
			): void;
			clearSelectedBlock(): void;
			stopTyping(): void;
		};
	};
	coreData: { store: object };
};
