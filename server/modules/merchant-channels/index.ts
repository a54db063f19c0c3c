import type { Module } from '../../http/module';
import { channelHandlers } from './handlers';
import { seedChannels } from './seed';

/** Where merchants are told what happens to their orders; the rights are those of `merchants`. */
export const merchantChannelsModule: Module = { handlers: channelHandlers, seed: (sql) => seedChannels(sql) };
