import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import type { ReactElement, ReactNode } from 'react';

/**
 * The release list of an extension. Extensions on the `production` list are available to everyone; the other lists are
 * opt-in.
 */
export type ListName = 'production' | 'beta' | 'experimental';

/** Data that `block.ts`, `panel.ts` and `enhancement.ts` have in common. Node can load these files without React. */
export type ExtensionData = {
	/** Folder name; for blocks also the name after `dovetail/`. */
	slug: string;
	/** The release list; `production` by default. */
	list?: ListName;
	/** Whether the extension is available only in the post editor, not in the widget or site editor. */
	needsPostEditor?: boolean;
};

/** A style variation of a block. The label is English; WordPress translates it from block.json. */
type BlockStyle = { name: string; label: string; isDefault?: boolean };

/** A second entry of a block in the inserter. Its texts are English; WordPress translates them from block.json. */
export type BlockVariation = {
	name: string;
	title: string;
	description: string;
	keywords: readonly string[];
	attributes?: object;
};

/** Data of a block that the editor's script always loads. */
export type BlockData = ExtensionData & {
	/** Slug of the parent block. This block is available only if the parent block is. */
	follows?: string;
	/** Height in pixels of the loading placeholder. */
	editHeight: number;
};

/**
 * The content of block.json, which WordPress translates and passes to the editor. The editor's script does not import
 * this data, so webpack omits it. The view module, styles, `render.php` and `server/` are found by their file names and
 * not listed here.
 */
export type BlockMetadata = {
	title: string;
	description: string;
	/** Inserter category. Editors that lack this category use a default one. */
	category: string;
	keywords?: readonly string[];
	supports: Readonly< Record< string, unknown > >;
	styles?: readonly BlockStyle[];
	variations?: readonly BlockVariation[];
	parent?: readonly string[];
	ancestor?: readonly string[];
	allowedBlocks?: readonly string[];
	usesContext?: readonly string[];
	providesContext?: Readonly< Record< string, string > >;
	/**
	 * Content of the inserter's preview. The preview must not send requests, except those in `facts.exampleRequests`.
	 */
	example?: Readonly< {
		attributes?: object;
		innerBlocks?: readonly object[];
		viewportWidth?: number;
	} >;
	/**
	 * Connection IDs. The site needs at least one of these connections to offer the block. `platform` means a
	 * connection to the platform.
	 */
	needs?: readonly string[];
	/** Whether the block's `render.php` renders the inner blocks itself, each through WordPress's filters. */
	rendersInnerBlocks?: true;
	/**
	 * Handles of core block stylesheets whose classes the block's HTML uses. They load before the block's stylesheet.
	 */
	coreStyles?: readonly `wp-block-${ string }`[];
	/** Whether the block's media pickers also offer media of external services. */
	takesMedia?: true;
	/**
	 * Shared module that provides the view script and stylesheet, so that a page with several blocks loads them once.
	 * The module's `render.php` renders blocks that have no `render.php` of their own.
	 */
	loads?: 'embed';
	/**
	 * Whether the saved HTML has been released and must not change. `fixtures/released.json` contains the released
	 * HTML, which deprecations must still be able to read.
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

/** An edit component. Declared as a method (bivariant), so that one list can contain components of different blocks. */
export type EditComponent< Attributes > = {
	bivariance( props: EditProps< Attributes > ): ReactNode;
}[ 'bivariance' ];

/** A former saved format: schema, save function, and migration to the current attributes. */
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

/** A complete block definition. Another module registers the block. */
export type BlockDefinition<
	Schema extends AttributesSchema = AttributesSchema,
> = BlockData & {
	attributes: Schema;
	/**
	 * Loads the icon. One chunk contains all icons, and loads when an author first opens the inserter or uses a block.
	 */
	icon(): Promise< { icon: ReactElement } >;
	/** Loads the edit component as a separate chunk. */
	edit(): Promise< { Edit: EditComponent< AttributesOf< Schema > > } >;
	/** Converts attributes to markup. Pure: no translated text, no current time, no randomness. */
	save( props: { attributes: AttributesOf< Schema > } ): ReactNode;
	transforms?: { from?: readonly object[]; to?: readonly object[] };
	/** Former saved formats, newest first. */
	deprecated?: readonly Deprecation[];
	/** WordPress adds them to the variations in the metadata, and merges those with the same name. */
	variations?: readonly object[];
	/** Panel that the block adds to the post's sidebars if the server lists the block in `panels`. */
	panel?: Panel;
	/** Returns the block's label in the list view. */
	label?( attributes: AttributesOf< Schema > ): string | undefined;
};

/**
 * Settings for the post, in a panel in the plugin's sidebar and optionally in a panel before and
 * after publishing.
 */
type Panel = {
	/** Also shows the panel before publishing, initially open or closed. */
	prePublish?: 'open' | 'closed';
	/** Also shows the panel after publishing, initially open. */
	postPublish?: true;
	/** Loads the panel's content as a separate chunk when it is first shown. */
	render(): Promise< { Panel: () => ReactNode } >;
	/** Called once at registration, before the panel is shown. */
	begin?(): unknown;
};

/** A sidebar panel. The editor shows it if the server lists it in `panels`, and uses the title in that list. */
export type PanelDefinition = ExtensionData & Panel;

/** A change to a core block or media picker, made through WordPress's filters. */
export type EnhancementDefinition = ExtensionData & {
	/** Adds the filters. Called once. Must not change saved content. */
	enhance( addFilter: AddFilter ): void | Promise< void >;
};

/** Type of `addFilter` from @wordpress/hooks. */
export type AddFilter = (
	hookName: string,
	namespace: string,
	callback: ( ...args: never[] ) => unknown,
	priority?: number
) => void;
