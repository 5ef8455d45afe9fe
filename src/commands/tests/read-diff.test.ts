import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DiffError, readDiff } from '../changed/read-diff';

const isGitInstalled = ! spawnSync( 'git', [ '--version' ] ).error;

let root = '';
beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'read-diff-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

function write( file: string, text = file ): void {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), text );
}

function git( ...args: string[] ): void {
	const { status, stderr } = spawnSync(
		'git',
		[ '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args ],
		// In a commit hook, Git's environment variables point to the real repository, so remove them.
		{
			cwd: root,
			encoding: 'utf8',
			env: { PATH: process.env.PATH, HOME: root },
		}
	);
	if ( status !== 0 ) {
		throw new Error( stderr );
	}
}

function commit( ...files: string[] ): void {
	files.forEach( ( file ) => write( file ) );
	git( 'add', '.' );
	git( 'commit', '--quiet', '--allow-empty', '--message', 'Add files' );
}

it( 'readDiff throws a DiffError if Git is not installed', () => {
	const { PATH } = process.env;
	process.env.PATH = root;
	try {
		expect( () => readDiff( 'HEAD', root ) ).toThrow( DiffError );
	} finally {
		process.env.PATH = PATH;
	}
} );

// These tests need Git. The test above covers machines without Git.
const withGit = isGitInstalled ? describe : () => {};

withGit( 'with Git', () => {
	it( 'readDiff returns edited, deleted, staged and untracked files, whatever their names', () => {
		git( 'init', '--quiet' );
		write( '.gitignore', 'build' );
		commit( 'edited.ts', 'deleted.ts', 'same.ts' );
		write( 'edited.ts', 'new text' );
		rmSync( join( root, 'deleted.ts' ) );
		write( 'staged.ts' );
		git( 'add', 'staged.ts' );
		write( 'new folder/naïve “name”.ts' );
		write( 'build/ignored.js' );
		expect( readDiff( 'HEAD', root ) ).toEqual( [
			'deleted.ts',
			'edited.ts',
			'new folder/naïve “name”.ts',
			'staged.ts',
		] );
	} );

	it( 'readDiff returns the old and the new name of a moved file', () => {
		git( 'init', '--quiet' );
		commit( 'old.ts' );
		git( 'mv', 'old.ts', 'new.ts' );
		expect( readDiff( 'HEAD', root ) ).toEqual( [ 'new.ts', 'old.ts' ] );
	} );

	it( 'readDiff ignores files that were added to the other branch later', () => {
		git( 'init', '--quiet', '--initial-branch', 'main' );
		commit( 'first.ts' );
		git( 'checkout', '--quiet', '-b', 'topic' );
		commit( 'mine.ts' );
		git( 'checkout', '--quiet', 'main' );
		commit( 'theirs.ts' );
		git( 'checkout', '--quiet', 'topic' );
		write( 'uncommitted.ts' );
		expect( readDiff( 'main', root ) ).toEqual( [
			'mine.ts',
			'uncommitted.ts',
		] );
	} );

	it( 'readDiff returns relative paths for a root inside a larger repository', () => {
		git( 'init', '--quiet' );
		commit( 'plugins/blocks/a.ts', 'other.ts' );
		write( 'plugins/blocks/a.ts', 'new text' );
		write( 'plugins/blocks/b.ts' );
		write( 'other.ts', 'new text' );
		expect( readDiff( 'HEAD', join( root, 'plugins/blocks' ) ) ).toEqual( [
			'a.ts',
			'b.ts',
		] );
	} );

	it.each( [ 'mian', '--all', '', 'HEAD~9' ] )(
		'readDiff rejects the ref “%s”, which does not exist in the repository',
		( ref ) => {
			git( 'init', '--quiet' );
			commit( 'a.ts' );
			expect( () => readDiff( ref, root ) ).toThrow(
				`Git does not know the commit “${ ref }”: name a branch, a tag or a commit of this checkout.`
			);
		}
	);

	it( 'readDiff throws an error if the two branches share no commit', () => {
		git( 'init', '--quiet', '--initial-branch', 'main' );
		commit( 'a.ts' );
		git( 'checkout', '--quiet', '--orphan', 'other' );
		commit( 'b.ts' );
		expect( () => readDiff( 'main', root ) ).toThrow(
			'“main” shares no commit with the current branch here: fetch more of the history, or name another commit.'
		);
	} );

	it( 'readDiff throws an error outside a Git checkout', () => {
		expect( () => readDiff( 'HEAD', root ) ).toThrow(
			'--changed compares with Git, and this folder is not a Git checkout: run npm test without --changed.'
		);
	} );
} );
