import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import type { ReactElement, ReactNode } from 'react';

/** The release list of an extension: for everyone or opt-in. */
export type ListName = 'production' | 'beta' | 'experimental';

/** Common data of `block.ts`, `panel.ts` and `enhancement.ts`, which Node can load without React. */
export type ExtensionData = {
	/** Folder name; for blocks also the name after `dovetail/`. */
	slug: string;
	/** The default is `production`. */
	list?: ListName;
	/** Whether it is available only when a post is edited, and not for widgets or in the site editor. */
	needsPostEditor?: boolean;
};

/** A style variation of a block. The label is English; WordPress translates it from block.json. */
type BlockStyle = { name: string; label: string; isDefault?: boolean };

/** Data of a block that the editor's script always loads. */
export type BlockData = ExtensionData & {
	/** Slug of the parent block, whose availability also applies to this child block. */
	follows?: string;
	/** Height in pixels of the loading placeholder. */
	editHeight: number;
};

/**
 * The source of block.json, which WordPress translates and passes to the editor. The editor's script does not import
 * it, so webpack omits it. View module, styles, `render.php` and `server/` are found on disk and not listed here.
 */
export type BlockMetadata = {
	title: string;
	description: string;
	/** Inserter category; a default category replaces it in editors that lack it. */
	category: string;
	keywords?: readonly string[];
	supports: Readonly< Record< string, unknown > >;
	styles?: readonly BlockStyle[];
	parent?: readonly string[];
	ancestor?: readonly string[];
	allowedBlocks?: readonly string[];
	usesContext?: readonly string[];
	providesContext?: Readonly< Record< string, string > >;
	/** Content of the inserter's preview. It must not cause requests. */
	example?: Readonly< {
		attributes?: object;
		innerBlocks?: readonly object[];
		viewportWidth?: number;
	} >;
	/**
	 * IDs of connections of which the block requires at least one; `platform` is the platform. Without any of them it
	 * is unavailable.
	 */
	needs?: readonly string[];
	/** Whether its `render.php` renders the inner blocks itself, each through WordPress's filters. */
	rendersInnerBlocks?: true;
	/** Handles of core block stylesheets whose classes its HTML uses; they load before its own. */
	coreStyles?: readonly `wp-block-${ string }`[];
	/** Whether its media pickers also offer media of other services. */
	takesMedia?: true;
	/**
	 * Shared module whose view script and stylesheet replace the block's own, so that several blocks load them once.
	 * Its `render.php` renders blocks that have none.
	 */
	loads?: 'embed';
	/**
	 * Whether the saved HTML is released and therefore locked. `fixtures/released.json` contains the released output,
	 * which deprecations must keep readable.
	 */
	released?: true;
};

/** Props that WordPress passes to `edit`. */
export type EditProps< Attributes > = {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	isSelected: boolean;
	clientId: string;
	name: string;
	className?: string;
	context: Record< string, unknown >;
	insertBlocksAfter?( blocks: object[] ): void;
	onReplace?( blocks: object[] ): void;
	onRemove?(): void;
	mergeBlocks?( forward: boolean ): void;
};

/** Props of components that read and change a block's attributes. */
export type EditingProps< Schema extends AttributesSchema > = Pick<
	EditProps< AttributesOf< Schema > >,
	'attributes' | 'setAttributes'
>;

/** An edit component. The method is bivariant, so that components of different blocks fit into one list. */
export type EditComponent< Attributes > = {
	bivariance( props: EditProps< Attributes > ): ReactNode;
}[ 'bivariance' ];

/** A former saved format: its schema, its save function, and the migration to current attributes. */
export type Deprecation = {
	attributes: AttributesSchema;
	supports?: Readonly< Record< string, unknown > >;
	save( props: { attributes: Record< string, unknown > } ): ReactNode;
	migrate?(
		attributes: Record< string, unknown >,
		innerBlocks: object[]
	): Record< string, unknown > | [ Record< string, unknown >, object[] ];
	isEligible?(
		attributes: Record< string, unknown >,
		innerBlocks: object[]
	): boolean;
};

/** A complete block as a value. Another module registers it. */
export type BlockDefinition<
	Schema extends AttributesSchema = AttributesSchema,
> = BlockData & {
	attributes: Schema;
	/**
	 * Loads the icon. One chunk contains all icons, and loads when an author first opens the inserter or uses a block.
	 */
	icon(): Promise< { icon: ReactElement } >;
	/** Loads the edit component in its own chunk, which is never part of the first bundle. */
	edit(): Promise< EditComponent< AttributesOf< Schema > > >;
	/** Converts attributes to markup. Pure: no translated text, no current time, no randomness. */
	save( props: { attributes: AttributesOf< Schema > } ): ReactNode;
	transforms?: { from?: readonly object[]; to?: readonly object[] };
	/** Newest first. */
	deprecated?: readonly Deprecation[];
	variations?: readonly object[];
	/** Panel that the block adds to the post's sidebars if the server lists the block in `panels`. */
	panel?: Panel;
	/** Text of the block's label in the list view. */
	label?( attributes: AttributesOf< Schema > ): string | undefined;
};

/** Settings of the post: a panel of the plugin's sidebar, closed until the author opens it, and optionally a step of publishing. */
type Panel = {
	/** Shown before publishing, and whether it is open there. */
	prePublish?: 'open' | 'closed';
	/** Shown after publishing, open. */
	postPublish?: true;
	/** Loads the panel's content as a separate chunk when it is first opened. */
	render(): Promise< { Panel: () => ReactNode } >;
	/** Called once at registration, before the panel is opened. */
	begin?(): unknown;
};

/** A sidebar panel. It is shown if the server lists it in `panels`, with the title from there. */
export type PanelDefinition = ExtensionData & Panel;

/** A change to a core block or media picker, made through WordPress's filters. */
export type EnhancementDefinition = ExtensionData & {
	/** Called once; adds its filters. Must leave no trace in saved content. */
	enhance( addFilter: AddFilter ): void | Promise< void >;
};

/** `addFilter` of @wordpress/hooks. */
export type AddFilter = (
	hookName: string,
	namespace: string,
	callback: ( ...args: never[] ) => unknown,
	priority?: number
) => void;
