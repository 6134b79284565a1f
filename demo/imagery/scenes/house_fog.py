"""The house in the fog: a row of painted clapboard houses above the harbour, the green one lit, wet street."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _house as H
from scenes.facade import wet
SIZE = (1920, 1200)
POST = dict(exposure=1.5, contrast=1.30, bloom=0.26, sat=1.06, vignette=0.45, wb=[0.97, 1.0, 1.06], haze=[0.085, 0.108, 0.135, 0.95], haze_power=0.75)

def clapboard(w, h, col, x, z0, y=0.1, seed=0):
    """Front of overlapping boards, one mesh."""
    V, F = [], []; b = 0.125; n = int(h / b)
    for i in range(n):
        z = i * b; V += [(-w / 2, 0.0, z), (w / 2, 0.0, z), (w / 2, 0.028, z + b), (-w / 2, 0.028, z + b), (-w / 2, 0.028, z), (w / 2, 0.028, z)]
        q = i * 6; F += [(q, q + 1, q + 2, q + 3), (q + 4, q + 5, q + 1, q)]
    g = M.NT("paint"); v = g.co('Object', scale=(0.4, 1, 3)); a = g.noise(v, 6, 5, 0.6); f = g.noise(v, 60, 4)
    c = g.mix(g.math('MULTIPLY', a, 0.5), col, g.mix(1.0, col, '#7d8288', 'MULTIPLY'))
    m = g.out(g.principled(Base_Color=c, Roughness=0.55, Specular=0.4, Normal=g.bump(f, 0.2, 0.004)))
    o = S.mesh("clap", V, F, m, smooth=False); o.location = (x, y, z0); return o

def weathered(color):
    """Old white paint, greyer where water runs down."""
    g = M.NT("trim"); v = g.co('Object', scale=(3, 1, 0.5), vary=True); n = g.noise(v, 5, 6, 0.65); f = g.noise(g.co(vary=True), 40, 4)
    col = g.mix(g.ramp(n, (0.42, 0.0), (0.72, 0.75)), color, '#86837a')
    return g.out(g.principled(Base_Color=col, Roughness=0.6, Specular=0.35, Normal=g.bump(f, 0.2, 0.003)))

def sash(x, z, w, h, y, trim, k, lit=0.0):
    """White-trimmed sash window on the front, the upper half before the lower."""
    S.box((w + 0.20, 0.07, h + 0.18), (x, y + 0.01, z), trim, bev=0.004); S.box((w, 0.05, h), (x, y - 0.022, z), k.lit if lit else k.dark, bev=0)
    for q in (-w / 2, w / 2): S.box((0.05, 0.05, h), (x + q, y - 0.05, z), trim, bev=0.003)
    S.box((0.024, 0.03, h), (x, y - 0.052, z), trim, bev=0.002)
    for q, t in ((-h / 2, 0.06), (0, 0.045), (h / 2, 0.05)): S.box((w, 0.045, t), (x, y - 0.052, z + q), trim, bev=0.003)
    for q in (-h / 4, h / 4): S.box((w, 0.03, 0.022), (x, y - 0.052, z + q), trim, bev=0.002)
    S.box((w + 0.30, 0.15, 0.045), (x, y - 0.06, z - h / 2 - 0.08), trim, bev=0.005); S.box((w + 0.26, 0.12, 0.06), (x, y - 0.05, z + h / 2 + 0.11), trim, bev=0.005)

def build():
    S.MIST[:] = [7, 26]; r = random.Random(6); k = H.Kit(frame='#d8d3c6')
    S.world((0.19, 0.235, 0.29), (0.20, 0.235, 0.275), (0.04, 0.045, 0.05), 0.42)
    trim = weathered('#cfcabd'); spruce = M.simple('#173a30', 0.42, coat=0.3, bump=0.1, bscale=30); roof = M.simple('#22262a', 0.7, bump=0.4, bscale=20)
    S.box((60, 12, 0.1), (0, -4.2, -0.05), wet(), bev=0); S.box((60, 2.0, 0.15), (0, -0.7, 0.0), M.simple('#4b4c4d', 0.35, bump=0.4, bscale=9, vary_rough=0.2), bev=0.02)
    # the green house, with its shop front
    W = 5.6; clapboard(W, 4.8, '#1d5243', 0, 3.15); 
    for x in (-2.55, 2.55): S.box((0.5, 0.4, 3.15), (x, 0.28, 1.57), spruce, bev=0.01); S.box((0.15, 0.10, 8.0), (x + math.copysign(0.16, x), 0.08, 4.0), trim, bev=0.006)
    S.box((W, 0.52, 0.62), (0, 0.20, 2.98), spruce, bev=0.01); S.box((W + 0.1, 0.62, 0.09), (0, 0.16, 3.32), trim, bev=0.01); S.box((W + 0.1, 0.60, 0.07), (0, 0.17, 2.66), trim, bev=0.01)
    k.sign((-0.0, -0.09, 2.99), 0.38, halo=9)
    k.room(-2.5, 1.0, 0.25, 0.15, 2.6, 4.0, 620, 3, bottles=True); k.room(1.0, 2.4, 0.45, 0.15, 2.6, 3, 90, 5, tables=False)
    S.box((3.2, 0.25, 0.62), (-0.72, 0.2, 0.36), spruce, bev=0.01); S.box((3.3, 0.34, 0.06), (-0.72, 0.15, 0.69), trim, bev=0.01); k.window(-2.30, 0.86, 0.70, 2.63, 0.15, 4, (2.16,))
    S.box((0.34, 0.3, 2.65), (1.02, 0.25, 1.32), spruce, bev=0.01); k.door(1.72, 0.30, 0.12, 0.98, 2.1, M.simple('#7c2418', 0.35, coat=0.4), 0.6); S.box((1.0, 0.04, 0.32), (1.72, 0.28, 2.44), H.frosted(0.8), bev=0); S.box((0.14, 0.3, 2.65), (2.27, 0.25, 1.32), spruce, bev=0.01); S.box((1.2, 0.2, 0.10), (1.72, 0.26, 2.26), spruce, bev=0.01); k.lantern(1.02, -0.02, 2.05, 20)
    for x, l in ((-1.55, 0.0), (0.0, 0.55), (1.55, 0.0)): sash(x, 4.45, 0.78, 1.35, 0.08, trim, k, l); sash(x, 6.55, 0.70, 1.15, 0.08, trim, k, 0.5 if x < -1 else 0)
    S.box((W + 0.3, 0.5, 0.16), (0, 0.1, 8.0), trim, bev=0.01); S.box((W, 3, 0.8), (0, 1.4, 8.5), roof, bev=0)
    S.box((60, 0.1, 9), (0, 5.2, 3.4), M.simple('#15191c', 0.9), bev=0)                  # the alleys end in the dark
    # neighbours down the hill to the left and up to the right
    for i, (x, w, z, col, door) in enumerate(((-5.75, 5.2, -0.55, '#a8351f', '#e0b548'), (-11.0, 5.0, -1.05, '#c08a1e', '#2a4a6a'), (-16.1, 5.0, -1.6, '#2e5f86', '#e6e2d8'), (-21.2, 5.0, -2.1, '#7a2a44', '#dadada'), (5.6, 5.2, 0.5, '#d9a52c', '#2e5f86'), (10.9, 5.0, 1.0, '#37688a', '#a8351f'))):
        clapboard(w, 7.6, col, x, z); S.box((w + 0.2, 0.45, 0.16), (x, 0.1, z + 7.6), trim, bev=0.01); S.box((w, 3, 0.9), (x, 1.4, z + 8.1), roof, bev=0)
        for s in (-1, 1): S.box((0.15, 0.10, 7.6), (x + s * (w / 2 - 0.1), 0.08, z + 3.8), trim, bev=0.006)
        for q in (-1.5, 0, 1.5):
            sash(x + q, z + 4.2, 0.78, 1.35, 0.08, trim, k, r.choice((0, 0, 0, 0.5))); sash(x + q, z + 6.3, 0.70, 1.15, 0.08, trim, k, 0)
            if q: sash(x + q, z + 1.75, 0.80, 1.4, 0.08, trim, k, 0.55 if (i + q) % 2 > 1 else 0)
        S.box((1.0, 0.10, 2.2), (x, 0.06, z + 1.35), M.simple(door, 0.4, coat=0.3), bev=0.01); S.box((1.3, 0.12, 0.16), (x, 0.05, z + 2.53), trim, bev=0.01); S.box((1.3, 0.9, 0.5), (x, -0.35, z + 0.1), M.plaster('#6a6a68'), bev=0.01)
    # barrels, rope and lobster pots by the door, a lamp post in the fog
    oak = M.wood(M.OAK, 'Z', rough=0.6)
    for (x, y) in ((-2.75, -0.42),):
        b = S.lathe([(0, 0)] + P.P2([(0.22, 0), (0.27, 0.2), (0.29, 0.4), (0.27, 0.6), (0.22, 0.8)], 6) + [(0.20, 0.78), (0, 0.77)], oak, 40); b.location = (x, y, 0.07)
        for z in (0.12, 0.26, 0.54, 0.68): S.lathe([(0.262 + 0.028 * math.sin(z * 3.9), z), (0.268 + 0.028 * math.sin(z * 3.9), z + 0.05)], k.irn if False else M.iron(), 40).location = (x, y, 0.07)
    lf = M.leaf('#24402a', '#4a6a38', veins=False, trans=0.3); bl = [P.leaf(lf, r.uniform(0.25, 0.4), 0.03, r.uniform(0.3, 0.7), 0.3, nx=10, ny=2, seed=i) for i in range(4)]; fl = S.blob(0.022, M.simple('#c8562a', 0.6), 0.2, sub_lvl=2)
    for b in (*bl, fl): b.location.z = -40
    for (x, y) in ((-2.75, -0.42),):
        for i in range(110): S.dup(r.choice(bl), (x + r.gauss(0, .08), y + r.gauss(0, .08), 0.82), (r.uniform(-20, 20), r.uniform(-88, -35), r.uniform(0, 360)), r.uniform(0.6, 1.1))
        for i in range(22): S.dup(fl, (x + r.gauss(0, .17), y + r.gauss(0, .17), 0.98 + r.uniform(0, .16)))
    S.tube([(-4.3, -1.45, 0), (-4.3, -1.45, 3.3)], 0.045, M.iron()); S.tube([(-4.3, -1.45, 3.3), (-4.25, -1.45, 3.55), (-3.95, -1.45, 3.6)], 0.03, M.iron()); b = S.blob(0.10, M.emission(2500, 14, sample=False), 0, sub_lvl=3); b.location = (-3.95, -1.45, 3.48); b.visible_shadow = False; S.point((-3.95, -1.45, 3.3), 60, 2500, 0.12)
    S.area((-4, -9, 9), (0, 0, 2), 12, 380, 8200, glossy=False); S.point((1.0, -0.6, 2.5), 14, 2500, 0.1)
    for x in (-1.7, 1.7): S.tube([(x, -0.05, 3.42), (x, -0.45, 3.50), (x, -0.55, 3.38)], 0.013, k.br); S.point((x, -0.5, 3.34), 22, 2500, 0.03, spot=95, target=(x, 0, 2.9))
    H.falling(90, (-4, -6.5, 0.2), (4, -1.0, 5), 0.004, 0.10, (0.004, 0, -0.02), seed=4)
    S.camera((4.3, -9.4, 1.62), (-2.1, 0.2, 1.62), 31, 3.2, (0, 0, 1.62), shift=(0.015, 0.075))
